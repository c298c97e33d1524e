/** For text: names and letters. Eight colours, then they repeat. */
export const nameColour = (index: number): string => `var(--sp${index % 8})`

/** For graphics: bars, the ribbon, branches of the mind map. */
export const barColour = (index: number): string => `var(--sb${index % 8})`

/** A speaker's colour: by the number they got when first recognised. Renaming, merging and filtering do not change it. */
export const colourIndex = (speakerId: string, index: number): number => {
  const number = /(\d{1,6})$/.exec(speakerId)?.[1]
  return number === undefined ? index : Math.max(0, Number(number) - 1)
}
