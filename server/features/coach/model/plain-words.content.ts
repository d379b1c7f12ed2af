/** Everyday words that an answer needs and the library may not have. */
export const plainWords = `
a able about above absolutely across congratulations great unfortunately sadly honestly luckily actually add after again against ago agree ahead all almost alone along already also although always
am among amount an and another any anyone anything anyway are around as ask at away back basically be because become been before begin
behind being below best better between big both bring but by call can cannot care carefully change check choose clear clearly close come
compare consider could counts day deal decide depends did different direct do does done down during each early easier easy either else
enough especially even ever every everyone everything exactly example extra fact fair far fast faster feel few figure figures find fine
first focus follow for free from full fully further general generally get give glad go goal goals goes good great grow had half happen
hard has have having he hear hello help helpful helps her here hi high higher highest him his hold how however i idea if important in
instead interest into is it its itself just keep kind know large last later least less let library life like likely list little live long
look looks lot low lower lowest main make makes many may maybe me mean means meanwhile might mind moment money month monthly more most
move much must my name near need needs never next no none nor normal not note nothing now of off often okay on once one only open option
options or order other others our out over own pace part pay paying payment payments payoff people perhaps person picture place plain plan
please point possible probably put question questions quick quickly quite rather reach read ready real really reason records remember rest
right round safe same say second see seems set several shall she short should show side simple simply since single situation slow slowly
small smaller smallest so some someone something sometimes sooner sorry sort stand start starting stay step steps still stop strategy such
sure take takes talk tell than thank thanks that the their them then there therefore these they thing things think this those though
through time tip to today together too top total toward towards try turn two typically under understand understandable unfortunately until
up us use useful usually very view want was watch way we week well went were what whatever when where whether which while who whole why will
wish with within without word words work works worry worth would write yes yesterday yet you your yours yourself
debt debts card cards loan loans balance balances rate rates minimum minimums budget budgets category categories score scores credit
avalanche snowball plan plans goal goals income wage wages spending spend spent saved saving savings limit limits utilization jubilee
`
