/** A moment of a recording, in milliseconds, as people write it: 03:07, or 1:03:07. */
export const clock = (moment: number): string => {
  const seconds = Math.floor(moment / 1000)
  const short = `${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`
  return seconds < 3600 ? short : `${Math.floor(seconds / 3600)}:${short}`
}

const pair = (count: number): string => String(count).padStart(2, "0")
