import { inTurn } from "#tests/support/server/in-turn.ts"
import { aWebProduct } from "#tests/support/web/a-web-product.ts"
import { pictured } from "#tests/support/web/pictured.ts"
import { hasArrived, type View } from "#tests/support/web/screen.ts"
import { screens } from "#tests/support/web/screens.ts"
import { keepPicture } from "./keep-picture.ts"
import { takeTools, toolScreens } from "./tools.ts"

/** Takes the pictures in `docs/screenshots`, in both views and themes: all, or the screens that are named. */
const asked = process.argv.slice(2)
const wanted = screens.filter(({ name }) => asked.length === 0 || asked.includes(name))
const product = await aWebProduct()
const { shown, pageOf } = await pictured(product, "maya@example.org", "tom@example.org")

const takeIn = (view: View) =>
  inTurn(wanted.filter(({ only }) => only === undefined || only === view), async (screen) => {
    await using page = await pageOf(screen, view, "light")
    await page.goto(`${product.server.url}/transcribe/${screen.address(shown)}`)
    await screen.act(page)
    await inTurn(["light", "dark"] as const, async (theme) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.locator(`html[data-theme=${theme}]`).waitFor()
      await hasArrived(page)
      const name = `${screen.name}-${view}-${theme}.png`
      console.log(`${await keepPicture(name, await page.screenshot())}  ${name}`)
    })
  })

await takeIn("desktop")
await takeIn("phone")
await product.close()
const tools = toolScreens.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (tools.length > 0) await takeTools(tools)
process.exit(0)
