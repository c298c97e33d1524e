/** A choice about a new recording: in a row of its own on phones, where a column is too narrow for its words. */
export const optionField = "min-w-0 max-md:flex max-md:items-center max-md:justify-between max-md:gap-3"
export const optionLabel = "block text-sm font-[540] md:mb-1.5"
export const optionSelect = "w-full max-md:w-3/5 max-md:shrink-0 max-md:[&>select]:h-11"
