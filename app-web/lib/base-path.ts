/** The app lives under /transcribe/, and under / in development. */
export const basePath = import.meta.env.DEV ? "/" : "/transcribe/"

/** The free tools, where people stay after signing out. */
export const isToolsPath = (path: string): boolean => /^\/(tools|online-youtube-video-transcript)(\/|$)/.test(path)

/** The full path of an address within the app. */
export const pathTo = (address: string): string => `${basePath}${address.replace(/^\//, "")}`
