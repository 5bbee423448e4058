// Hands the member a file: one that the page has made, or one of the site.
/** What the page has made. */
export function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands the member what lies at an address of the site; the browser adds the ending of its kind. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
