// docs/mechanics.md has a row for each mechanic of the family, and each row a proof that exists.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))

const MECHANICS: Readonly<Record<string, string>> = {
  A: `reveal_effect trigger_any_draw before_combat react_roll react_failed_roll react_escape react_curse react_play
react_discard react_level_gain lose_even_if_escape timing_after_combat timing_end_turn timing_start_turn
timing_own_turn on_win on_respawn modal modal_by_draw inherit_facing`,
  B: `mon_mod_vs mon_mod_vs_power mon_mod_party mon_mod_state player_pen_vs cond_sex cond_race cond_no_trait
cond_item_tag cond_item_kind cond_monster_tag cond_monster_level cond_single_monster cond_multi_monster
cond_alone cond_two_fleeing cond_decides_combat cond_look_for_trouble cond_bad_stuff_kind cond_bad_stuff_other
rel_level_select hand_parity count_hand sum_ranks name_pattern named_card_interaction real_world_cond
value_from_earlier_choice`,
  C: `discard_for_bonus discard_for_run cost_discard_hand cost_discard_n cost_discard_self cost_lose_follower
bribe_escape pay_level_to_end risk_roll declare_number`,
  D: `item_bonus item_bonus_cond variable_bonus bonus_per_trait_holder bonus_vs_monster_level perm_bonus set_bonus
combine_items oneshot_either oneshot_per_trait mult_bonus double_self backstab enh_plus enh_minus enh_cond
enh_all_monsters floor_min level_only no_level no_items suppress_slot suppress_item_kind disable_class_abilities
ignore_printed_mods immunity_item_kind win_ties`,
  E: `add_monster undead goth clone_monster swap_monster remove_monster_treasure remove_monster_notreasure
remove_all_monsters select_lowest_monster fixed_reward no_reward transfer_combat wont_fight_if gift_instead
optional_fight nonlethal_win trait_alt_win auto_kill_named fight_alone help_restrict help_unpaid forced_help
force_play_cards take_item_from_player mid_combat_equip end_turn`,
  F: `run_mod_self run_mod_monster run_mod_combat run_mod_oneshot run_mod_other no_pursuit_level no_pursuit_exception
auto_escape auto_escape_item no_escape escape_undo_reroll follower_sacrifice set_die die_mod target_multi`,
  G: `two_levels extra_level_cond extra_treasure_cond extra_treasure_static treasure_no_level loot_after_fight
level_for_helping level_for_helper treasure_redistribute swap_cards_for_draw`,
  H: `lose_level lose_level_var set_level_abs set_level_rel die bad_dieroll bad_choice bad_fallback bad_vs_trait
bad_none lose_slot lose_body_region lose_item_choice lose_n_items lose_n_items_or_cards lose_item_by_other
lose_item_best_bonus lose_item_value_max lose_item_value_min lose_value_total lose_big_all lose_big_one
lose_small lose_all_items lose_item_filter lose_item_named lose_attached lose_class lose_race become_class
change_class_discard change_race_discard discard_hand discard_n discard_random discard_by_other discard_filter
reveal_hand others_take_hand others_take_items give_card_to give_level_to others_gain_level helper_suffers
all_players all_trait_holders order_seat order_level`,
  I: `curse_next_combat curse_persistent curse_removed_by_event curse_item_penalty status_until cannot_help
cannot_get_help must_help_others cannot_receive sex_change skip_turn attach_to_player keep_in_play`,
  J: `curse_cancel curse_redirect curse_immune_door`,
  K: `gual gual_cond kill_other_card steal_level level_by_discards level_on_event level_to_trait_holders level_gift
can_win`,
  L: `draw_treasure draw_door search_discard search_discard_auto draw_replace_discard_top peek_deck draw_redirect
card_to_hand counter_card hand_swap pass_on_use replay_for_other_side steal_item_roll`,
  M: `restrict_class restrict_race restrict_sex restrict_not no_slot big slot_stack decoy_loss extra_hand
hand_cost_reduce item_attach item_enhancer cheat cheat_like capacity_big capacity_complex hand_size sell_double
multi_class multi_race ignore_disadvantage attach_trait treat_as_class class_locked off_turn_class_play follower
follower_limit follower_limit_plus follower_upkeep_roll power_rank mojo own_discard_pile end_condition item_tag
item_kind named_target`,
}

const names = Object.values(MECHANICS).flatMap((group) => group.split(/\s+/))
const rows = readFileSync(new URL('../../../../docs/mechanics.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z_]+ \| (?:yes|no|partly) \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const titles = new Map(
  readdirSync(here)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => [
      file,
      [...readFileSync(`${here}${file}`, 'utf8').matchAll(/^test\(\s*'([a-z_]+): /gm)].map(([, name]) => name),
    ]),
)

test('the table has each of the 258 mechanics once, in their order', () => {
  expect(names.length).toBe(258)
  expect(rows.map(([name]) => name)).toEqual(names)
})

test('at least 245 of them hold', () => {
  expect(rows.filter(([, expressed]) => expressed === 'yes').length).toBeGreaterThanOrEqual(245)
})

test.each(names)('%s: its words are named, and a test of that name proves it', (name) => {
  const [, , words = '', proof = ''] = rows.find(([row]) => row === name) ?? []
  expect(words).not.toBe('')
  const [, file = ''] = /\[([a-z]+\.test\.ts)\]/.exec(proof) ?? []
  expect(titles.get(file)?.filter((title) => title === name)).toEqual([name])
})
