export const printPrediction = (p: unknown) => String(p);
