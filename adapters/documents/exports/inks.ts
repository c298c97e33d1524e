/** Colours as hexadecimal digits. */
export const quiet = "6b6a77"
export const loud = "8a5601"
export const linked = "5f3fdc"
export const hairline = "d1d0d7"
export const soft = "f8f8fb"
