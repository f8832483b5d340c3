/** The ladder of z-indices; a `bar` sticks below the `sticky` header. Modal dialogs stand in the browser's top layer, above all of these. */
const depths = { raised: 1, bar: 10, sticky: 20, drawer: 40, dialog: 60, toast: 80 } as const;

/** The z-index of a layer. */
export const depth = (layer: keyof typeof depths): number => depths[layer];
