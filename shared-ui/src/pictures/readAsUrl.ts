/** A file as a `data:` address, which is all that the pages' policy lets them show of it. Rejects where it cannot be read. */
export const readAsUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('This file cannot be read.'));
    reader.readAsDataURL(file);
  });
