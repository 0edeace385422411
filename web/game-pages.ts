// The articles on the games. (To be filled.)
export function articles(): string[] {
  return [];
}

export function gamePage(_lang: string, name: string): { title: string; description: string; html: string } {
  return { title: name, description: '', html: '' };
}
