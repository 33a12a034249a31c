// What should never come in, as data.

const choose = (fields: object): string => JSON.stringify({ type: 'choose', id: 'junk', seq: 0, choice: {}, ...fields })
const act = (given: unknown): string => JSON.stringify({ type: 'act', id: 'junk', act: given })
const say = (text: unknown): string => JSON.stringify({ type: 'say', id: 'junk', text })

/** Frames that are no message: each is answered by where it goes wrong and what was expected there. */
export const FRAMES: Readonly<Record<string, string>> = {
  nothing: '',
  'no JSON': 'hello there',
  'half of some JSON': '{"type":"choose","id":"junk","seq":0,"cho',
  null: 'null',
  'a number': '17',
  'a list': '[]',
  'a text': '"choose"',
  'no type': '{}',
  'an unknown type': '{"type":"cheat"}',
  'a type that is no text': '{"type":["ping"]}',
  'an unknown field': '{"type":"ping","loud":true}',
  'a field called __proto__': '{"type":"ping","__proto__":{"admin":true}}',
  'a field called constructor': '{"type":"ping","constructor":{"prototype":{"admin":true}}}',
  'deep nesting': `${'['.repeat(2000)}${']'.repeat(2000)}`,
  'another hello': '{"type":"hello","protocol":1}',
  'a choice without an id': '{"type":"choose","seq":0,"choice":{}}',
  'an empty id': choose({ id: '' }),
  'an endless id': choose({ id: 'x'.repeat(101) }),
  'an id that is no text': choose({ id: 7 }),
  'a seq below nothing': choose({ seq: -1 }),
  'half a seq': choose({ seq: 0.5 }),
  'a seq that is a text': choose({ seq: '0' }),
  'a seq beyond numbers': choose({}).replace('"seq":0', '"seq":1e999'),
  'no choice': choose({ choice: null }),
  'a choice that is a list': choose({ choice: [] }),
  'a choice that is a text': choose({ choice: 'attack' }),
  'a choice with a stowaway': choose({ seat: 2 }),
  'no act': act(null),
  'an unknown act': act({ type: 'win' }),
  'an act on a seat that no table has': act({ type: 'kick', seat: 6 }),
  'an act on half a seat': act({ type: 'kick', seat: 0.5 }),
  'an act with a stowaway': act({ type: 'start', seat: 3 }),
  'a bot whose name is none': act({ type: 'seatBot', seat: 3, bot: 'Deep Blue' }),
  'luck that is no luck': act({ type: 'luck', bytes: 'xyz' }),
  'half a byte of luck': act({ type: 'luck', bytes: 'abc' }),
  'too much luck': act({ type: 'luck', bytes: '00'.repeat(65) }),
  'a silent saying': say('   '),
  'a long saying': say('x'.repeat(281)),
  'a saying that is no text': say({ html: '<b>' }),
  'an unknown emote': JSON.stringify({ type: 'emote', id: 'junk', emote: 'yawn' }),
}

/** Choices that can be read and must not be carried out, with the rule or the field that says so. */
export const CHOICES: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, string]>> = {
  'an unknown kind': [{ type: 'surrender' }, 'type'],
  'an empty one': [{}, 'type'],
  'a card that does not exist': [{ type: 'attack', card: 50, part: 'head', seat: 0 }, 'card'],
  'a card that is a text': [{ type: 'attack', card: '1', part: 'head', seat: 0 }, 'card'],
  'a part that no body has': [{ type: 'attack', card: 0, part: 'tail', seat: 0 }, 'part'],
  'a seat that does not exist': [{ type: 'attack', card: 0, part: 'head', seat: 17 }, 'seat'],
  'the seed of the next song': [{ type: 'song', seed: '00'.repeat(32) }, 'ZM-NEXT-03'],
  'the end of the concert': [{ type: 'enough' }, 'ZM-NEXT-03'],
}

const table = { game: 'zombie-mosh', seats: 4, options: {}, pace: 'endless', name: 'Ana' }

/** Bodies for opening a table, with the status that answers them. */
export const BODIES: Readonly<Record<string, readonly [string, number]>> = {
  'no JSON': ['{"game":', 400],
  nothing: ['', 400],
  null: ['null', 400],
  'another game': [JSON.stringify({ ...table, game: 'chess' }), 400],
  'one seat': [JSON.stringify({ ...table, seats: 1 }), 400],
  'seven seats': [JSON.stringify({ ...table, seats: 7 }), 400],
  'an unknown option': [JSON.stringify({ ...table, options: { cheat: true } }), 400],
  'an unknown field': [JSON.stringify({ ...table, admin: true }), 400],
  'no name': [JSON.stringify({ ...table, name: '' }), 400],
  'a long name': [JSON.stringify({ ...table, name: 'x'.repeat(25) }), 400],
  'a name that moves the cursor': [JSON.stringify({ ...table, name: 'a\u202eb' }), 400],
  'too much': [JSON.stringify({ ...table, name: 'x'.repeat(400_000) }), 413],
}

/** Addresses that lead out of the folder of pages, or nowhere. */
export const PATHS: readonly string[] = [
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '//../secret.txt',
  '/secret.txt%00.html',
  '/%c0%ae%c0%ae/secret.txt',
  '/%',
  '/.env',
  '/link.txt',
  '/api/tables/../../secret.txt',
  '/api/tables/%2e%2e/log',
  '/api/tables/x%00/log',
  '/api/nothing',
]
