import { useEffect } from "react"
import { settings } from "./settings.ts"

/** Names the window: the screen, then the product. */
export const useTitle = (screen: string): void => {
  useEffect(() => {
    document.title = screen === "" ? settings.brand : `${screen} · ${settings.brand}`
  }, [screen])
}
