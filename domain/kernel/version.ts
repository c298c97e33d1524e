/** What this is a version of: shown by the command line and to assistants. A release has the same in `package.json`. */
export const version = "0.2.0"
