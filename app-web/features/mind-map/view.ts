import type { Layout } from "./layout.ts"

/** Which part of the plane the window shows: where the origin is in the window, and how large a pixel of the plane appears. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Frame {
  readonly width: number
  readonly height: number
}

interface Rectangle extends Frame {
  readonly left: number
  readonly top: number
}

const scales = { min: 0.2, max: 2.5 }
const margin = 24

/** At this scale the smallest text, 14 px, appears as 11 px. */
const readable = 0.8

const clamped = (scale: number): number => Math.max(scales.min, Math.min(scales.max, scale))

const fitting = ({ width, height }: Layout, frame: Frame): number =>
  Math.min((frame.width - 2 * margin) / width, (frame.height - 2 * margin) / height)

const centred = ({ left, top, width, height }: Layout, frame: Frame, scale: number): View => ({
  scale,
  x: frame.width / 2 - (left + width / 2) * scale,
  y: frame.height / 2 - (top + height / 2) * scale,
})

/** The whole map, however small it gets, and as large as the window allows. */
export const fitted = (layout: Layout, frame: Frame): View =>
  centred(layout, frame, clamped(Math.min(fitting(layout, frame), 1.6)))

/** The whole map if its text stays legible; else as much as fits around the title, on phones from the left edge. */
export const opened = (layout: Layout, frame: Frame, isOneSided: boolean): View => {
  const scale = Math.min(1, fitting(layout, frame))
  if (scale >= readable) return centred(layout, frame, scale)
  return isOneSided
    ? { scale: readable, x: margin / 2 - layout.left * readable, y: frame.height / 2 }
    : { scale: readable, x: frame.width / 2, y: frame.height / 2 }
}

/** Whether all branches go to the right: both sides together are too wide for legible text, and one is not as wide. */
export const isBetterOneSided = (two: Layout, one: Layout, frame: Frame): boolean =>
  two.width * readable > frame.width - 2 * margin && one.width < two.width

/** Larger or smaller, with one point of the window staying where it is. */
export const zoomed = (view: View, by: number, point: { readonly x: number; readonly y: number }): View => {
  const scale = clamped(view.scale * by)
  const ratio = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Moved so that a part of the plane lies within the window, or the beginning of one that is too large. */
export const showing = (view: View, frame: Frame, { left, top, width, height }: Rectangle): View => ({
  ...view,
  x: view.x + shift(view.x + left * view.scale, width * view.scale, frame.width),
  y: view.y + shift(view.y + top * view.scale, height * view.scale, frame.height),
})

/** How far a stretch must move to lie within a window of this size. */
const shift = (from: number, length: number, size: number): number => {
  if (from < margin) return margin - from
  return from + length > size - margin ? Math.max(margin - from, size - margin - from - length) : 0
}
