import { everyScreen } from "#tests/support/web/every-screen.ts"

everyScreen("desktop", "light")
