import { everyScreen } from "#tests/support/web/every-screen.ts"

everyScreen("phone", "dark")
