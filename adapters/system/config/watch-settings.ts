import { optional } from "./kinds.ts"

export const watchSettings = {
  /** A folder below which every account may have folders watched. Without it only the command line names folders. */
  watchRoot: optional("WATCH_ROOT"),
  /** A folder that is watched for an account, as the command `import watch` does it. */
  watchDir: optional("WATCH_DIR"),
  /** The address of that account; the only one, if left out. */
  watchAccount: optional("WATCH_ACCOUNT"),
}
