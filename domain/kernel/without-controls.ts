const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

/**
 * A text without control characters, which no reader can see and some stores refuse; tabs and the ends of lines and pages
 * stay. Half of a UTF-16 pair becomes the sign for what could not be read.
 */
export const withoutControls = (text: string): string => text.replaceAll(controls, "").toWellFormed()
