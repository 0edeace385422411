// What the device keeps, behind a guard: storage may be forbidden, full, or hold what others wrote.
// What it does not take is remembered for as long as the page is open, and the game goes on.

/** What the device did not take. */
const memory = new Map<string, string>();

export function read(key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the device has kept it. */
export function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached is not there either.
  }
}

export function readJson<T>(key: string): T | null {
  try {
    return JSON.parse(read(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return write(key, JSON.stringify(value));
}
