/** How a citation looks, to read and in the editor. */
export const citationStyle =
  "tnum relative -top-px mx-0.5 inline-flex h-[22px] items-center gap-1 rounded-full bg-accent-soft px-2 align-middle text-xs font-[560] text-accent-text transition-colors hover:bg-accent-soft-2 max-md:h-8 max-md:px-3"

/** A place in the recording (a second) or in the text (a line) that a claim rests on. */
export const isCitation = (href: string): boolean => /^#(t=\d{1,8}(\.\d+)?|line=[\w.:-]{1,80})$/.test(href)
