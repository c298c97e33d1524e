import { join } from "node:path"

/** Where models are stored. */
export const modelsIn = (dataDir: string): string => join(dataDir, "models")
