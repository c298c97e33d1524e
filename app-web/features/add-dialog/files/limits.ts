const megabyte = 1_000_000

/** The server's limits, checked before anything is sent. A test compares them with the server's own. */
export const limits = {
  audio: 300 * megabyte,
  video: 400 * megabyte,
  files: 10,
  document: 20 * megabyte,
  documents: 100 * megabyte,
  text: megabyte,
} as const
