/** For text: names and letters. Eight colours, then they repeat. */
export const nameColour = (index: number): string => `var(--sp${index % 8})`

/** For graphics: bars, the ribbon, branches of the mind map. */
export const barColour = (index: number): string => `var(--sb${index % 8})`

/** A speaker's place among the colours: the number they were given when first heard. No rename, merge or filter changes it. */
export const colourIndex = (speakerId: string, place: number): number => {
  const number = /(\d{1,6})$/.exec(speakerId)?.[1]
  return number === undefined ? place : Math.max(0, Number(number) - 1)
}
