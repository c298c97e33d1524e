import type { Settings } from "#adapters/system/config/settings.ts"
import { join } from "node:path"

/** Where the program that fetches videos may be. */
export const linkPlaces = ({ ytDlpPath, dataDir }: Settings) => ({
  setting: ytDlpPath,
  installed: join(dataDir, "programs", "yt-dlp"),
})
