// Common misspellings and abbreviations, and the words of patterns that they represent.

export const spellings = `
nich nicht, nit nicht, ned nicht, nix nichts, selber selbst, jez jetzt, vllt vielleicht, tonite tonight, tmrw tomorrow,
tmr tomorrow, gunna gonna, dnt dont, myslf myself, bcs because, xq porque, pq porque, ke que, tb también, jsui jsuis, pk pourquoi
`;
