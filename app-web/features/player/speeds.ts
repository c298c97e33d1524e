export const speeds: ReadonlyArray<number> = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3]

/** The next speed up or down; unchanged at the end of the list. */
export const nextSpeed = (rate: number, up: boolean): number =>
  (up ? speeds.find((speed) => speed > rate) : speeds.findLast((speed) => speed < rate)) ?? rate
