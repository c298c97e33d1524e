/** The name of the file of a participant's track. */
export const trackFile = (track: number): string => `track-${track}.raw`
