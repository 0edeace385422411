// Why a move is wrong, as the rules show it one move later. The full reason is the engine's; this is what one can see.
import type { MoveInfo, SideName, View } from '../../board/types';

export type Refuted =
  | { kind: 'loses' | 'house'; move: string }
  | { kind: 'captures'; move: string; count: number }
  | { kind: 'better' };

/** What is to be feared of these replies to a player's move. */
export function refuted(after: View, replies: MoveInfo[], side: SideName): Refuted {
  const wins = replies.find((reply) => reply.wins);
  if (wins) return { kind: 'loses', move: wins.text };
  const house = (view: View) => view.houses[side === 'S' ? 0 : 1];
  const takes = replies.find((reply) => house(after) === 'functional' && house(reply.after) === 'gone');
  if (takes) return { kind: 'house', move: takes.text };
  const most = [...replies].sort((a, b) => b.captured - a.captured)[0];
  return most && most.captured > 0 ? { kind: 'captures', move: most.text, count: most.captured } : { kind: 'better' };
}
