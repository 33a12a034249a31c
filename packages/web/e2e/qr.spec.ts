// The link for phones, on a page that was opened on the machine that serves it.

import { expect, test } from './fixture.ts'

const MUNCHKIN = { game: 'munchkin', seats: 3, options: { boxes: ['base'] } }

test('where only this machine can connect, the page says what to do', async ({ server, person }) => {
  const { table } = await server.openTable(MUNCHKIN)
  const [screen, lobby] = [await person(), await person({ locale: 'fr-FR' })]
  await screen.goto(`/t/${table}?screen`)
  await expect(screen.getByText('Phones cannot follow this link')).toBeVisible()
  await lobby.goto(`/t/${table}`)
  await expect(lobby.getByText('Les téléphones ne peuvent pas suivre ce lien')).toBeVisible()
})

test('where the network can, the code and the link lead there', async ({ server, person }) => {
  const { table } = await server.openTable(MUNCHKIN)
  const screen = await person()
  await screen.route('**/api/addresses', (route) =>
    route.fulfill({ json: { addresses: ['http://192.168.1.20:8080'] } }),
  )
  await screen.goto(`/t/${table}?screen`)
  await expect(screen.getByText(`http://192.168.1.20:8080/t/${table}`)).toBeVisible()
  await expect(screen.getByText('Phones cannot follow this link')).toHaveCount(0)
  await screen.goto(`/t/${table}`)
  await expect(screen.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(
    `http://192.168.1.20:8080/t/${table}`,
  )
})
