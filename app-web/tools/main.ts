import "./tools.css"
import { whenIdle } from "#web/lib/when-idle.ts"
import { foldMenus } from "./page/fold-menus.ts"
import { keepChosenLanguage } from "./page/language-choice.ts"

foldMenus()
keepChosenLanguage()

// The page can be read without it.
await whenIdle(() => import("./start.tsx"))
