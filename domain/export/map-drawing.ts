/** A picture, in pixels, of what every format can draw: grounds, then curves, then lines of text. */
export interface Drawing {
  /** The corner of what is to be seen; coordinates may be negative. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly grounds: ReadonlyArray<Ground>
  readonly curves: ReadonlyArray<Curve>
  readonly texts: ReadonlyArray<DrawnText>
}

export interface Ground {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly colour: string
}

/** From a point to another, leaving and arriving level; `tail` is how far it then goes on straight. */
export interface Curve {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly tail: number
  readonly colour: string
  readonly thickness: number
}

/** `x` is where the line begins, ends or has its middle, `y` its base. */
export interface DrawnText {
  readonly x: number
  readonly y: number
  readonly anchor: "start" | "middle" | "end"
  readonly size: number
  readonly isBold: boolean
  readonly colour: string
  readonly text: string
}
