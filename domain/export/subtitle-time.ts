/** 01:02:03.456, with the mark of the format before the milliseconds; more digits of hours when there are more. */
export const subtitleTime = (moment: number, mark: string): string => {
  const seconds = Math.floor(moment / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const thousandths = String(moment % 1000).padStart(3, "0")
  return `${clock.map((count) => String(count).padStart(2, "0")).join(":")}${mark}${thousandths}`
}
