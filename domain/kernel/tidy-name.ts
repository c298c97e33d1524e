/** A name as it is stored: on one line, without spaces around it, and one space where there were several. */
export const tidyName = (name: string): string => name.replaceAll(/[\p{Cc}\s]+/gu, " ").trim()
