// Icons for packs that people write themselves, by what they show; the boxes' own are there anyway.

export const MORE_ICONS = [
  // people
  `
    alien-bug alien-skull alien-stare angry-eyes astronaut-helmet barbarian battle-mech brute bully-minion caveman
    centaur chef-toque clown cowboy-boot cowboy-holster cowled cyborg-face dead-head doctor-face double-face-mask
    fairy farmer female-vampire frankenstein-creature gargoyle ghost goblin-head golem-head grim-reaper half-dead
    haunting hood imp imp-laugh jester-hat king medusa-head mermaid minotaur monk-face mummy-head ninja-head
    nun-face ogre orc-head person pirate-captain pirate-hat police-officer-head pope-crown queen-crown
    raise-zombie robber robot-golem samurai-helmet shambling-zombie skeleton spectre troll vampire-dracula
    werewolf witch-face wizard-face
  `,
  // beasts
  `
    ant bat bear-face bear-head bee beetle-shell bird-cage boar butterfly cat chicken cow crab dinosaur-rex dodo
    dog-bowl dragon-head duck eagle-head earth-worm elephant fish-monster fly fox-head frog frog-foot giant-squid
    goat gorilla horse-head hydra kraken-tentacle labrador-head lion monkey mouse octopus owl parrot-head penguin
    pig-face piranha rabbit rabbit-head rat raven rhinoceros-horn rooster scorpion sea-dragon shark-fin shark-jaws
    sheep sitting-dog snail snake snake-bite spider-alt spider-face squid squirrel swan tiger-head toad-teeth
    turtle whale-tail wolf-head wolf-howl worm-mouth wyvern
  `,
  // weapons
  `
    baseball-bat battle-axe blunderbuss bo bone-knife boomerang bow-arrow brass-knuckles broadsword cannon
    chainsaw crossbow crystal-wand dagger-rose dynamite fire-axe flail grenade hammer-drop katana kitchen-knives
    laser-gun magic-broom meat-cleaver molotov nunchaku pistol-gun pitchfork ray-gun revolver scythe shuriken
    sickle slingshot spear-feather spiked-mace stiletto time-bomb trident two-handed-sword war-axe whip
    wizard-staff wood-axe wood-club
  `,
  // worn
  `
    backpack ballerina-shoes belt boots bordered-shield bow-tie breastplate cape chain-mail chest-armor cloak
    cracked-shield crown diamond-ring diving-helmet fedora flip-flops gas-mask gauntlet gem-necklace gloves
    headphones high-heel knapsack knight-banner leather-vest mailed-fist necklace party-hat pearl-necklace
    pointy-hat ring robe running-shoe sandal shield skirt slippers sombrero spartan-helmet spectacles
    steeltoe-boots sunglasses tie top-hat trousers turban umbrella underwear viking-helmet visored-helm
    witch-flight
  `,
  // objects
  `
    alarm-clock anvil apple-core armchair balloons banana bathtub bed beer-stein book-cover bowling-pin bread
    broom bubbling-flask bus cake-slice calculator candle-flame candy-canes car-key card-joker carrot cash
    cauldron cheese-wedge chest chicken-leg chili-pepper coffee-mug cog coins comb compass dice-six-faces-six drum
    egg-clutch envelope fried-eggs fried-fish garlic gears gift-of-knowledge guitar hair-strands hamburger hot-dog
    hourglass ice-cream-cone key keyboard ladder lantern laptop light-bulb locked-chest love-letter
    magnifying-glass match-tip medal microphone mirror-mirror money-stack mushroom musical-notes nails newspaper
    open-book open-chest padlock paper-clip piggy-bank pizza-slice plunger podium poison-bottle potion-ball
    present pumpkin quill-ink razor receive-money retro-controller ringed-planet rocket rocking-chair rope-coil
    round-bottom-flask scissors screwdriver scroll-unfurled shopping-bag shopping-cart skateboard skeleton-key
    smartphone soccer-ball soda-can sofa spell-book spyglass stapler steak stopwatch suitcase teapot tennis-ball
    toothbrush torch treasure-map trophy trumpet tv two-coins ufo violin wine-glass wrapped-sweet wrench
  `,
  // forces
  `
    biohazard bone-gnawer brain broken-heart cage castle cheerful closed-doors coffin comet-spark crossed-bones
    crossed-chains crypt-entrance death-skull despair dungeon-gate evil-hand explosion-rays eye-of-horus eyeball
    falling fangs fire footprint gavel hand-of-god handcuffed hasty-grave heart-wings hearts hole jump-across
    level-two-advanced magic-portal magic-swirl moon mushroom-cloud open-gate padlock-open
    perspective-dice-six-faces-random poison-gas prisoner radioactive run scales screaming shouting sleepy smitten
    snowflake-1 spider-web spiral-bottle stamper star-swirl sun surprised talk tear-tracks third-eye thumb-down
    thumb-up tombstone tongue tooth tornado uncertainty upgrade vortex walk wind-slap wooden-door
  `,
  // all sorts
  `
    acrobatic almond angler-fish aubergine axe-in-log bamboo bandana barbecue barbed-wire bassoon bindle bird-mask
    black-belt boat-fishing bolas bomber boxing-glove broccoli burning-book bus-doors camping-tent
    candlestick-phone cardboard-box-closed carousel castle-ruins chimney chopsticks clarinet clownfish cobra corn
    corset crafting crime-scene-tape deer-head detonator domino-tiles dress dungeon-light executioner-hood
    fairy-wings falling-eye fishing-net fizzing-flask flying-fox forest french-fries frog-prince furnace
    game-console gecko half-log hanging-spider helicopter heron hobbit-door holy-grail honeycomb human-cannonball
    hut incubator jet-pack kimono kite koala ladybug lava lighter luchador lungs magic-lamp manual-meat-grinder
    medical-pack microscope miner moai moka-pot mountains mushroom-house mute nautilus-shell oil-pump old-wagon
    pagoda parachute passport paw peach peas pianist pinata pipe-organ pisa-tower polo-shirt prank-glasses
    race-car raft raspberry robot-antennas rod-of-asclepius ropeway sasquatch saxophone scuba-tanks sewing-string
    shamrock ship-wreck slot-machine sniffing-dog snowboard spiked-bat spinning-top stone-throne stork-delivery
    surf-board sushis swallower tablet tesla-coil totem-mask trebuchet trowel tumbleweed turbine tyre unicycle
    velociraptor volcano walkie-talkie walrus-head warhammer waterfall windsock wooden-clogs wooden-sign
    wrecking-ball
  `,
].flatMap((words) => words.trim().split(/\s+/))
