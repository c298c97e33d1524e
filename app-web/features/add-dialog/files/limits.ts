const megabyte = 1_000_000

/** What the server takes, said before anything is sent. A test holds it to the server's own numbers. */
export const limits = {
  audio: 300 * megabyte,
  video: 400 * megabyte,
  files: 10,
  document: 20 * megabyte,
  documents: 100 * megabyte,
  text: megabyte,
} as const
