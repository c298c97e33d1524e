import { Schema } from "effect"

const Ground = Schema.Struct({
  x: Schema.Finite,
  y: Schema.Finite,
  width: Schema.Finite,
  height: Schema.Finite,
  radius: Schema.Finite,
  colour: Schema.String,
})
export type Ground = typeof Ground.Type

/** Runs from one point to another, horizontal at both ends, and continues straight for `tail`. */
const Curve = Schema.Struct({
  x1: Schema.Finite,
  y1: Schema.Finite,
  x2: Schema.Finite,
  y2: Schema.Finite,
  tail: Schema.Finite,
  colour: Schema.String,
  thickness: Schema.Finite,
})
export type Curve = typeof Curve.Type

/** `x` is the start, middle or end of the line, depending on `anchor`; `y` is its baseline. */
const DrawnText = Schema.Struct({
  x: Schema.Finite,
  y: Schema.Finite,
  anchor: Schema.Literals(["start", "middle", "end"]),
  size: Schema.Finite,
  isBold: Schema.Boolean,
  colour: Schema.String,
  text: Schema.String,
})
export type DrawnText = typeof DrawnText.Type

/** A drawing, in pixels, of shapes that every format supports: backgrounds over curves, and text over both. */
export const Drawing = Schema.Struct({
  /** The top left corner of the visible area; coordinates may be negative. */
  left: Schema.Finite,
  top: Schema.Finite,
  width: Schema.Finite,
  height: Schema.Finite,
  grounds: Schema.Array(Ground),
  curves: Schema.Array(Curve),
  texts: Schema.Array(DrawnText),
})
export type Drawing = typeof Drawing.Type
