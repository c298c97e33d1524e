/** For text: names and letters. Eight colours, then they repeat. */
export const nameColour = (index: number): string => `var(--sp${index % 8})`

/** For graphics: bars, the ribbon, branches of the mind map. */
export const barColour = (index: number): string => `var(--sb${index % 8})`
