/** Gives the reader a file with one line of JSON. */
export function download(name: string, content: unknown): void {
  const link = document.createElement('a');
  const text = `${JSON.stringify(content)}\n`;
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
