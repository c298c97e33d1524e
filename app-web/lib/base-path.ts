/** The app lives under /transcribe/, and under / in development. */
export const basePath = import.meta.env.DEV ? "/" : "/transcribe/"

/** The full path of an address within the app. */
export const pathTo = (address: string): string => `${basePath}${address.replace(/^\//, "")}`
