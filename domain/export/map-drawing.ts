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

/** From a point to another, leaving and arriving level; `tail` is how far it then goes on straight. */
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

/** `x` is where the line begins, ends or has its middle, `y` its base. */
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

/** A picture, in pixels, of what every format can draw: grounds over curves, and lines of text over both. */
export const Drawing = Schema.Struct({
  /** The corner of what is to be seen; coordinates may be negative. */
  left: Schema.Finite,
  top: Schema.Finite,
  width: Schema.Finite,
  height: Schema.Finite,
  grounds: Schema.Array(Ground),
  curves: Schema.Array(Curve),
  texts: Schema.Array(DrawnText),
})
export type Drawing = typeof Drawing.Type
