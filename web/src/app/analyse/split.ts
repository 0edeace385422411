// A text of several records cut where games begin, for texts in which one of them cannot be read. What a record is, the
// rules say: every piece is read by them.

export interface Piece {
  text: string;
  /** Where it begins in the whole, in characters and in lines. */
  from: number;
  lines: number;
}

/** A tag as it should be; comments; lines that belong to other programs; anything else up to a blank. */
const TAG = /\[\s*\w+\s*"(?:\\.|[^"\\\n])*(?:"\s*\]?)?/y;
const COMMENT = /;[^\n]*|\{[^}]*\}?/y;
const WORD = /\[|[^\s[{;]+/y;
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;
/** Where a comment that nobody has closed runs into the next game. */
const NEXT = /\n[ \t]*\r?\n(?=\[[A-Za-z]\w*[ \t]+")/;

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function comment(text: string, at: number): string | null {
  const found = match(COMMENT, text, at);
  const torn = found?.startsWith('{') ? found.search(NEXT) : -1;
  return found && torn > 0 ? found.slice(0, torn) : found;
}

function lineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n';
}

/** A game begins with a tag that follows moves, or with what looks like one on a new line after a result. */
function beginnings(text: string): number[] {
  const found = [0];
  // Whether there is more than tags in this game, and whether it has any.
  let moved = false;
  let tagged = false;
  let last = '';
  for (let at = 0; at < text.length; ) {
    if (/[\s\ufeff]/.test(text[at]!)) {
      at += 1;
      continue;
    }
    const skipped = text[at] === '%' && lineStart(text, at) ? text.slice(at).split('\n', 1)[0]! : comment(text, at);
    if (skipped) {
      moved ||= tagged;
      at += skipped.length;
      continue;
    }
    const tag = match(TAG, text, at);
    const torn = text[at] === '[' && lineStart(text, at) && RESULT.test(last);
    const begins = tag !== null || torn;
    if (begins && moved) found.push(at);
    if (begins) [moved, tagged] = [false, true];
    else moved = true;
    last = tag ?? (torn ? text.slice(at).split('\n', 1)[0]! : (match(WORD, text, at) ?? text[at]!));
    at += last.length;
  }
  return found;
}

export function pieces(text: string): Piece[] {
  const found = beginnings(text);
  return found.map((from, i) => ({ text: text.slice(from, found[i + 1]), from, lines: text.slice(0, from).split('\n').length - 1 }));
}
