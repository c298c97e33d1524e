import { Config } from "effect"
import { optional, secret, webAddress } from "./kinds.ts"

export const translatorSettings = {
  /** What translates: the best that is configured or installed, always this one, or nothing. */
  translator: Config.Literals(["auto", "openai", "apertium", "libretranslate", "deepl", "none"], "TRANSLATOR").pipe(
    Config.withDefault("auto" as const),
  ),
  libreTranslateUrl: webAddress("LIBRETRANSLATE_URL"),
  libreTranslateKey: secret("LIBRETRANSLATE_API_KEY"),
  deepLKey: secret("DEEPL_API_KEY"),
  /** Overrides the address that matches the key. */
  deepLUrl: webAddress("DEEPL_URL"),
  /** A folder with the programs of apertium, instead of those on the PATH. */
  apertiumBin: optional("APERTIUM_BIN"),
}
