/**
 * What a sample product is: its type, its main colour's family, and its attributes as a price list writes them
 * (`material=cotton,silk|length=5.5`). Products of one style are the same thing in several colours.
 */
export type TraitsRow = [id: string, type: string, colour: string, attributes: string, style?: string];
