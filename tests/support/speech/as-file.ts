import type { MediaFile } from "#domain/media/media.ts"
import { basename } from "node:path"

/** A file that is called what its path says. */
export const asFile = (path: string): MediaFile => ({ path, fileName: basename(path) })
