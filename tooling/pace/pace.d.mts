export declare const pace: number;
export declare function atThisPace(milliseconds: number): number;
