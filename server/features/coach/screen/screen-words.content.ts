/**
 * Words of English and Spanish that mean the same to the screen, by what they mean. A word may mean several things.
 * Written as sentencesOf leaves them: without accents and apostrophes.
 */

const words = (text: string) => text.split(' ')

export const meanings: Readonly<Record<string, readonly string[]>> = {
  I: words('i im ive id ill me my myself mine yo mi mis conmigo imma ima'),
  not: words('not no dont dnt doesnt didnt cant cannot wont wouldnt isnt never nothing none nada nunca ni'),
  anymore: words('anymore nomore longer more ya mas'),
  want: words(
    'want wants wanna wish wishes hope hoping rather ready plan planning going gonna thinking think thought thoughts ' +
      'consider considering decided quiero kiero qiero quisiera ojala prefiero voy boy voi pienso pensando decidi ganas deseo',
  ),
  die: words(
    'die dies died dying dead death ded dye deceased corpse grave coffin funeral cremation suicide suicidal suicidio suicidar ' +
      'suicidarme suicida morir morirme muero muera muriera muerto muerta muerte murio morirse unalive unaliving kms ctb ' +
      'sewerslide desvivir desvivirme cadaver entierren bury buried heaven afterlife',
  ),
  kill: words(
    'kill kills killed killing shoot shooting hang hanging hung drown stab matar matarme mato mata mate maten matan ahorcar ' +
      'ahorcarme colgarme ahogarme dispararme',
  ),
  end: words('end ends ending ended over finish terminate acabar acabo terminar termino fin final'),
  live: words(
    'live living life alive exist existing existence survive earth world vivir vida vivo viva existir mundo',
  ),
  gone: words(
    'gone leave leaving disappear vanish go away goodbye farewell bye last desaparecer irme voy adios despedida despedi ultimo',
  ),
  wake: words('wake waking woke sleep asleep despertar despierte dormir dormirme eternal forever siempre'),
  means: words(
    'pills pill gun pistol rifle bullet rope noose belt razor blade knife bridge overpass cliff roof balcony ledge tracks ' +
      'poison bleach antifreeze exhaust overdose overdosed od wrists wrist helium insulin tylenol xanax oxycodone oxy meds ' +
      'pastillas pastiyas frasco pistola bala balazo tiro soga cuerda puente balcon veneno cloro sobredosis venas navaja vias edificio',
  ),
  hurt: words(
    'hurt hurts hurting harm harming cut cuts cutting burn burning bleed bleeding scratch dano lastimo lastimar cortar cortarme ' +
      'cortando corto lastima',
  ),
  better: words('better beter mejor easier happier freer sin without'),
  burden: words('burden burdens carga estorbo dragging ruin worthless worth value vale valgo balgo'),
  insurance: words('insurance insured policy payout seguro beneficiary'),
  point: words(
    'point reason hope hopeless future sentido razon motivo motivos esperanza salida salidas out way',
  ),
  kin: words(
    'kids kid children wife husband family son daughter mom mother dad father parents sister brother hijos hijo hija esposa ' +
      'esposo familia mama papa madre padre hermano hermana',
  ),
  partner: words(
    'he she hes shes him husband wife boyfriend girlfriend partner ex fiance spouse stepdad father dad mother mom son ' +
      'brother esposo marido esposa novio novia pareja padrastro patron hijo papa',
  ),
  hit: words(
    'hit hits hitting beat beats beating beaten punch punched slap slaps slapped choke chokes choked strangle strangled shove ' +
      'shoves shoved kick kicked rape rapes raped bruise bruises bruised abuse abuses abused abusing abusive abuser violent ' +
      'violence pega pego pegan golpea golpeo golpes golpe golpeado maltrata maltrato abusa abuso abusivo violento violencia ' +
      'empujo moretones viola cachetada',
  ),
  fear: words(
    'afraid scared fear terrified scares miedo asustada asustado temo escape refugio shelter hiding',
  ),
  control: words(
    'controls control takes took let lets allowed permission locks locked forced forces force makes passport quita quito ' +
      'controla deja encierra obliga permiso pasaporte',
  ),
  threat: words(
    'threat threats threaten threatens threatened threatening amenaza amenazan amenazo amenazando amenazaron extort extorted ' +
      'blackmail blackmailing extorsionan extorsionando legs stalking',
  ),
  lender: words(
    'shark lender lenders collector collectors bookie dealer gang cartel smuggler coyote prestamista agiotista cobrador ' +
      'cobradores gota payday agency landlord sheriff',
  ),
  jail: words(
    'jail jailed prison arrest arrested warrant police cops handcuffs crime felony deported deport immigration ice carcel ' +
      'arrestar arresto preso presa policia inmigracion migra deportar deportarme delito',
  ),
  gamble: words(
    'gamble gambles gambling gambled gambler bet bets betting casino casinos slots slot blackjack poker roulette draftkings ' +
      'fanduel prizepicks lottery lotto scratchers bingo apostar apuesto apuesta apuestas apostando aposte apostado juego ' +
      'casino ludopata ludopatia tragamonedas maquinitas loteria raspaditos jugue',
  ),
  stop: words(
    'stop quit addicted addict addiction problem dejar dejo parar adicto adicta adiccion recai relapsed',
  ),
  weak: words(
    'cant anymore done tired exhausted alone hopeless empty numb trapped drowning desperate depressed ashamed failure broken ' +
      'puedo aguanto cansado cansada sola solo vacio desesperado desesperada deprimido deprimida fracaso rindo harto harta',
  ),
  now: words('tonight today tomorrow soon now morning noche hoy manana pronto'),
  money: words(
    'debt debts card cards loan loans balance balances bill bills interest fee fees rate rates payment payments budget spending ' +
      'expenses costs cost account accounts bank credit visa mortgage lease subscription subscriptions autopay contract ' +
      'membership timeshare score paycheck salary rent groceries coupons hours cable savings deuda deudas tarjeta tarjetas ' +
      'prestamo prestamos saldo cuenta cuentas interes intereses cargo cargos tasa pago pagos presupuesto gastos banco credito ' +
      'hipoteca renta contrato sueldo ahorros luz agua horas',
  ),
}

/** Words that put help on top of an answer where somebody says them of themselves, whatever the model says. */
export const graveWords: ReadonlySet<string> = new Set(
  words(
    'die dying dead death suicide suicidal unalive kms ctb pills gun pistol bullet noose bridge overpass overdose overdosed ' +
      'razor wrists cutting gone bleed corpse grave morir morirme muero muerto muerta muerte suicidio suicidarme matarme ' +
      'mato pastillas pistola balazo soga puente sobredosis venas veneno cortarme desvivirme ahorcarme',
  ),
)

/** Sayings about money and things, in which a grave word means nothing grave. */
export const sayings: readonly string[] = [
  'dead end',
  'dead broke',
  'dead weight',
  'dead battery',
  'battery is dead',
  'car is dead',
  'phone is dead',
  'to die for',
  'dying to',
  'die hard',
  'habits die',
  'die laughing',
  'dying laughing',
  'muero de risa',
  'muero de hambre',
  'muero por',
  'death tax',
  'death certificate',
  'bridge loan',
  'bridge loans',
  'bridge the gap',
  'bridge toll',
  'prestamo puente',
  'bite the bullet',
  'bit the bullet',
  'dodged a bullet',
  'silver bullet',
  'bullet journal',
  'bullet points',
  'cutting back',
  'cutting costs',
  'cutting coupons',
  'cutting expenses',
  'cutting spending',
  'cutting my spending',
  'cutting up my cards',
  'cutting it close',
  'cutting the cord',
  'money is gone',
  'money has gone',
  'debt is gone',
  'debt gone',
  'paycheck gone',
  'savings are gone',
  'balance is gone',
  'gone up',
  'gone down',
]
