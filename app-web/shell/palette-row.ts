/** The look of a line of the palette. */
export const paletteRow =
  "flex min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 text-base text-fg data-[selected=true]:bg-hover [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:text-fg-3"
