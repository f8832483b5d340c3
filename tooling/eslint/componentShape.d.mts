export declare const componentShape: { selector: string; message: string }[];
