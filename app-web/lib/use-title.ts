import { useEffect } from "react"
import { settings } from "./settings.ts"

/** Sets the title of the window: the screen, then the product. */
export const useTitle = (screen: string): void => {
  useEffect(() => {
    document.title = screen === "" ? settings.brand : `${screen} · ${settings.brand}`
  }, [screen])
}
