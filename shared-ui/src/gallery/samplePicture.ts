const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="tan"/><circle cx="40" cy="46" r="22" fill="maroon"/></svg>`;

/** A picture that needs no server, 80 × 100. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
