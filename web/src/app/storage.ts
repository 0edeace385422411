// What the device keeps, behind a guard: storage may be forbidden, full, or hold what others wrote.
// Then nothing is found or kept, and the game goes on.

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it has been kept. */
export function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: string): void {
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
