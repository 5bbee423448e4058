// Statements of risk in other languages: a table for languages with the same word order, and phrases for the others.
import { createTable } from './columns.ts';

/*
 * `kill_me` needs no other word; after `hurt_me`, `by_chance` means an accident (or a haircut). Two `hints` make a
 * statement, because each alone is also used for films and work. `where`, `places` and `misery` distinguish a place
 * where one does not want to live from not wanting to live.
 */

const { inEach } = createTable(`
want: desearía|quiero|quisiera|deseo|necesito|me_gustaría|preferiría|prefiero|ganas_de|querría|solo_quiero|ojalá ; veux|voudrais|aimerais|jaimerais|jvoudrais|jpréférerais|préférerai|jai_envie_de|préférerais|préfère|envie_de|souhaite|besoin_de|envie_que|rêve_de ; quero|queria|gostaria_de|desejo|preferia|prefiro|vontade_de|só_quero|só_queria|apetece_me|quem_me_dera|tomara
going: voy_a|pienso|pensando_en|pensado_en|planeo|planeando|intenté|he_intentado|intentar|a_punto_de|decidido|me_voy_a|me_quiero|quiero ; vais|jvais|pense_à|pensé_à|pense|songe_à|envisage_de|essayé_de|failli|tenté_de|décidé_de|je_vais|prévu_de ; vou|penso_em|pensei_em|pensando_em|a_pensar_em|penso|pensei|tentei|tentar|pretendo|planejo|planeio|decidi|quero|queria|vontade_de|me_vou
not_want: no_quiero|ya_no_quiero|no_deseo|no_tengo_ganas_de|ya_no_tengo_ganas_de|no_puedo|ya_no_puedo|no_aguanto|ya_no_aguanto|no_soporto|no_quisiera ; ne_veux_plus|ne_veux_pas|veux_plus|veux_pas|plus_envie_de|nai_plus_envie_de|pas_envie_de|ne_peux_plus|peux_plus|ne_supporte_plus|ne_voudrais_plus|narrive_plus_à|arrive_plus_à ; não_quero|nao_quero|não_queria|não_tenho_vontade_de|não_aguento|nao_aguento|não_consigo|nao_consigo|já_não_quero|já_não_aguento|não_suporto
more: más|ya|así ; plus|ainsi|même ; mais|já
live: vivir|existir|seguir_viviendo|seguir_viva|seguir_vivo|estar_viva|estar_vivo|despertar|despertarme|seguir_así|estar_en_este_mundo|vivir_así|seguir_adelante ; vivre|exister|être_en_vie|me_réveiller|être_vivant|être_vivante|continuer_à_vivre|continuer|être_de_ce_monde|rester_en_vie ; viver|existir|estar_vivo|estar_viva|acordar|continuar|continuar_vivendo|continuar_a_viver|estar_neste_mundo|ficar_neste_mundo|ficar_vivo|ficar_viva
die: morir|morirme|matarme|estar_muerto|estar_muerta|desaparecer|dejar_de_existir|no_existir|dormir_para_siempre|no_haber_nacido|nunca_haber_nacido|no_estar_aquí ; mourir|crever|me_tuer|me_buter|me_flinguer|disparaître|être_mort|être_morte|ne_plus_exister|ne_plus_être_là|ne_plus_vivre|ne_plus_souffrir|être_jamais_né|être_jamais_née ; morrer|me_matar|matar_me|sumir|desaparecer|estar_morto|estar_morta|deixar_de_existir|não_existir|não_ter_nascido|nunca_ter_nascido|dormir_para_sempre|dormir_pra_sempre|não_estar_aqui
kill_me: suicidarme|quitarme_la_vida|quitar_la_vida|ahorcarme|colgarme|me_suicido|me_quiero_morir|me_quiero_matar|pegarme_un_tiro|cortarme_las_venas ; me_suicider|me_pendre|me_foutre_en_lair|mouvrir_les_veines|me_tirer_une_balle|mouvrir_les_poignets|ôter_la_vie ; me_suicidar|suicidar_me|me_enforcar|enforcar_me|tirar_a_minha_vida|tirar_minha_vida|tirar_a_própria_vida|cortar_os_pulsos|dar_um_tiro
finish: acabar_con_todo|terminar_con_todo|acabar_con_mi_vida|terminar_con_mi_vida|poner_fin|ponerle_fin|acabar_con_esto|terminar_todo ; en_finir|mettre_fin_à_mes_jours|mettre_fin_à_ma_vie|mettre_fin_à_tout|tout_arrêter_pour_de_bon|tout_foutre_en_lair|finir_avec_tout ; acabar_com_tudo|acabar_com_a_minha_vida|acabar_com_minha_vida|terminar_com_tudo|terminar_tudo|pôr_fim|por_fim_a_tudo|dar_um_fim|acabar_com_isto|acabar_com_isso|dar_cabo_de_mim
hurt_me: he_vuelto_a_cortar|volví_a_cortarme|hacerme_daño|me_hago_daño|me_he_hecho_daño|haciéndome_daño|me_hice_daño|cortarme|me_corto|me_corté|autolesionarme|me_autolesiono|autolesión|autolesiones|lastimarme|me_lastimo|me_lastimé|cortándome|me_pego_en|me_golpeo ; suis_scarifiée|suis_encore_scarifiée|suis_scarifié|suis_encore_scarifié|me_fais_du_mal|me_faire_du_mal|suis_fait_du_mal|suis_encore_fait_du_mal|suis_refait_du_mal|me_scarifie|me_mutile|me_scarifier|me_mutiler|me_coupe|me_couper|me_taillade|scarifications|recommencé_à_me_couper|lautomutilation|automutilation|suis_encore_coupée|suis_encore_coupé|suis_coupée|suis_recoupée|me_frappe ; me_machuco|me_machucar|me_machuquei|magoar_me|me_magoo|magoei_me|me_cortar|cortar_me|me_cortei|cortei_me|me_corto|corto_me|me_mutilo|me_mutilar|mutilar_me|automutilação|automutilo_me|me_ferir|ferir_me|me_automutilei|me_bato|me_bati_de_novo
by_chance: picando|pelando|cebolla|flequillo|el_pelo|las_uñas|en_la|en_el|jugando|entrenando|cocinando|al|con_la|con_el|sin_querer|un_poco|afeitando|la_mano|el_dedo|un_dedo|corriendo ; la_frange|en_épluchant|les_cheveux|les_ongles|une_part|un_morceau|la_parole|du_monde|lherbe|en_cuisinant|le_doigt|un_doigt|à_elle|à_lui|aux|à_mon|à_ma|cheveux|une_tranche ; picando|descascando|cebola|franja|a_franja|o_cabelo|as_unhas|na_cozinha|no_dedo|no_treino|jogando|a_jogar|a_cozinhar|cozinhando|sem_querer|o_dedo|um_dedo|na_perna|no_joelho|correndo|a_correr|no_trabalho|no_futebol
sleep: dormir|dormirme|durmiera|dormirse|acostarme|dormido|dormida ; endormir|mendormir|dormir|sommeil ; dormir|adormecer|dormisse|adormecesse|deitar
not_wake: no_despertar|no_despertara|no_despertarme|nunca_despertar|no_volver_a_despertar|nunca_más_despertar|no_despertar_más|no_despierte ; plus_jamais_me_réveiller|ne_plus_me_réveiller|plus_me_réveiller|jamais_me_réveiller|plus_jamais_réveiller|pas_me_réveiller|me_réveiller_plus|ne_pas_me_réveiller ; nunca_mais_acordar|não_acordar|não_acordar_mais|nao_acordar|não_acordasse|nunca_mais_acordasse|não_voltar_a_acordar
without_me: sin_mí|si_no_existiera|si_yo_no_estuviera|si_no_estuviera|si_desapareciera|si_me_muriera|si_yo_no_existiera|si_yo_estuviera_muerto|si_yo_estuviera_muerta|si_estuviera_muerto|si_estuviera_muerta|si_yo_muriera ; sans_moi|si_je_nétais_plus_là|si_jétais_pas_là|si_je_disparaissais|si_jétais_mort|si_jétais_morte|si_je_mourais ; sem_mim|se_eu_não_existisse|se_eu_sumisse|se_eu_desaparecesse|se_eu_morresse|se_eu_não_estivesse|se_eu_estivesse_morto|se_eu_estivesse_morta
better: alivio|mejor|libres|descansarían|felices|tranquilos|aliviados|fácil|bien ; soulagement|mieux|heureux|tranquilles|soulagés|facile|bien ; alívio|melhor|felizes|feliz|aliviados|fácil|bem|descansados
nobody: nadie ; personne|qui ; ninguém
would_miss: iba_a_extrañar|iba_a_notar|va_a_extrañar|extrañaría|extrañará|echaría|echará|notaría|notará|lloraría|se_daría_cuenta|le_importaría ; regretterait|regrettera|manquerais|pleurerait|remarquerait|remarquerais|sen_rendrait|pleurera ; ia_sentir|ia_notar|iria_notar|vai_sentir|ia_reparar|sentiria|sentirá|sentir|notaria|notará|choraria|repararia
wish_dead: ojalá_me_muriera|ojalá_no_hubiera_nacido|no_debería_haber_nacido|no_debí_nacer|ojalá_estuviera_muerta|ojalá_estuviera_muerto|estaría_mejor_muerta|estaría_mejor_muerto|desearía_estar_muerto|desearía_estar_muerta ; jaurais_pas_dû_naître|jaurais_préféré_ne_pas_naître|ne_jamais_naître|nêtre_jamais_né|nêtre_jamais_née|jaurais_jamais_dû_naître|naurais_pas_dû_naître|serais_mieux_mort|serais_mieux_morte|voudrais_être_mort|voudrais_être_morte ; não_devia_ter_nascido|nunca_devia_ter_nascido|queria_não_ter_nascido|não_deveria_ter_nascido|queria_estar_morta|queria_estar_morto|estaria_melhor_morto|estaria_melhor_morta
soon: esta_noche|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo ; ce_soir|demain|cette_nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche ; hoje|amanhã|esta_noite|hoje_à_noite|segunda|terça|quarta|quinta|sexta|sábado|domingo
end_now: me_mato|acabo_con_todo|me_quito_la_vida|termino_con_mi_vida|acabo_con_mi_vida|termino_con_todo ; jen_finis|je_me_tue|je_me_suicide|je_me_pends ; eu_me_mato|me_mato|mato_me|acabo_com_tudo|acabo_com_a_minha_vida|acabo_com_minha_vida
letter: carta_de_despedida|cartas_de_despedida|nota_de_suicidio|nota_de_despedida ; lettre_dadieu|lettre_d_adieu|lettres_dadieu|mot_dadieu|lettre_de_suicide ; carta_de_despedida|cartas_de_despedida|carta_de_suicídio|bilhete_de_despedida|carta_de_adeus
suicide: suicidio|suicidas|suicida|suicidarme|quitarme_la_vida ; suicide|suicidaires|suicidaire|suis_suicidaire|idées_noires|suicider ; suicídio|suicidas|suicida|suicidar|me_matar|em_morrer
thinking: pienso|pensando|pensado|pensamientos|ideas|he_pensado|planeo ; pense|penser|pensé|songe|songé|idées|pensées|envisage|pulsions ; penso|pensando|pensado|pensei|pensamentos|ideias|a_pensar
my_life: mi_vida|la_vida|vivir ; ma_vie|la_vie|vivre ; minha_vida|a_vida|viver
worthless: no_tiene_sentido|no_vale_la_pena|ya_no_tiene_sentido|no_tiene_ningún_sentido|ya_no_vale ; na_plus_de_sens|na_plus_aucun_sens|ne_vaut_plus|ne_vaut_pas_la_peine|vaut_plus_la_peine|na_pas_de_sens|na_aucun_sens|plus_aucun_sens|na_plus_de_valeur ; não_faz_sentido|não_tem_sentido|não_vale_a_pena|já_não_faz_sentido|não_faz_mais_sentido|não_tem_mais_sentido|perdeu_o_sentido
no_reason: no_tengo_razones|no_tengo_motivos|no_hay_razón|no_le_veo_sentido|no_encuentro_motivos|no_tengo_razón|no_veo_razón|no_tengo_motivo ; plus_de_raison|aucune_raison|plus_aucune_raison|pas_de_raison|plus_envie|plus_la_force ; não_tenho_motivo|nenhum_motivo|não_tenho_motivos|não_vejo_motivo|não_vejo_razão|não_tenho_razão|sem_motivo|sem_vontade
tired: cansado|cansada|harto|harta|aburrida|aburrido ; fatigué|fatiguée|marre|épuisé|épuisée|ras_le_bol|fatigue|lasse ; cansado|cansada|farto|farta|exausta|exausto|cansei|enjoada
of_living: de_vivir|de_la_vida|de_existir|de_seguir|de_todo_y_de_vivir|de_estar_viva|de_estar_vivo|de_vivir_así ; de_vivre|de_la_vie|dexister|dêtre_en_vie|de_lutter|de_cette_vie ; de_viver|da_vida|de_existir|desta_vida|dessa_vida|de_estar_viva|de_estar_vivo|estar_viva|estar_vivo
pills: pastillas|somníferos|medicamentos ; médicaments|cachets|pilules|comprimés|somnifères|médocs ; comprimidos|remédios|medicamentos|calmantes
swallow: tomo|trago|tomarme|tomar|tragarme|tragar|me_tomé|he_tomado|tomé ; avaler|prendre|prends|pris|avalé|avale|javale ; tomo|engulo|tomar|tomei|engolir|engoli|tomado
jump: tirarme|lanzarme|saltar|arrojarme|tiro|aventarme ; me_jeter|sauter|me_balancer|jette ; pular|saltar|me_jogar|atirar_me|jogar|me_atirar|mandar_me
heights: puente|edificio|tren|ventana|balcón|azotea|metro|vías|acantilado ; pont|toit|train|fenêtre|balcon|métro|rails|falaise ; ponte|prédio|trem|comboio|janela|varanda|metrô|metro|linha|terraço
hints: pienso_en_la_muerte|nada_tiene_sentido|ya_nada_tiene|no_puedo_más|no_aguanto_más|ya_no_aguanto|ya_nada_importa|todo_da_igual|siga_aquí|ya_no_estaré|ya_no_voy_a_estar|no_voy_a_estar_aquí|no_estaré_aquí|sin_fuerzas|no_me_quedan_fuerzas|ya_no_quiero_nada|no_veo_salida|perdón_por_todo|cuida_de_mi|despídeme_de|por_última_vez|fuiste_lo_mejor|en_paz_por_fin|ya_está_todo|no_le_encuentro_sentido|sin_mí_estarán ; pense_à_la_mort|plus_rien_na_de_sens|rien_na_de_sens|nen_peux_plus|jen_peux_plus|en_peux_plus|à_bout|plus_rien_ne_compte|serai_plus_là|serai_sûrement_plus|ne_serai_plus|tout_mest_égal|plus_la_force|à_quoi_bon|pardon_pour_tout|prends_soin_de_mon|occupe_toi_de_mon|je_tiens_plus|plus_de_force|pour_la_dernière_fois|tas_été_le_seul|je_serai_plus_là|serai_pas_là|prends_soin_de_toi|adieu ; penso_na_morte|nada_mais_faz_sentido|nada_faz_sentido|não_aguento_mais|já_não_aguento|não_dá_mais|tanto_faz|não_tô_mais_aqui|não_estou_mais_aqui|não_estarei_aqui|não_vou_estar_aqui|já_não_vou_estar|já_não_estou_cá|sem_forças|não_tenho_forças|já_nada_importa|nada_mais_importa|desculpa_por_tudo|cuida_do_meu|cuida_da_minha|não_vejo_saída|cheguei_ao_limite|não_vejo_mais_saída|pela_última_vez|minha_melhor_companhia|tchau_mesmo|o_que_me_segura|só_o_que_me_segura|em_paz_finalmente
where: en|con|cerca_de|lejos_de|sin|a|bajo|entre ; à|dans|en|chez|avec|sans|au|aux|près_de|loin_de|sous|parmi ; em|no|na|nos|nas|com|sem|neste|nesta|nesse|nessa|num|numa|perto_de|longe_de|sob|entre|dentro_de|pra
the: el|la|los|las|un|una|este|esta|mi|mis|tu|estos|esa|ese|tanto|tanta ; le|la|les|un|une|ce|cet|cette|mon|ma|mes|ces|l|ton|tes|cette ; o|a|os|as|um|uma|este|esta|meu|minha|meus|minhas|teu|esse|essa|tanto|tanta
places: ciudad|casa|piso|país|barrio|calle|campo|pueblo|apartamento|padres|suegra|suegros|madre|padre|compañeros|familia|ex|sola|solo|alquiler|ruido|centro|hotel|paris|london|san|nueva|los|costa|pareja|novio|novia|marido|mujer|café|coche ; ville|maison|appart|appartement|pays|quartier|rue|campagne|village|parents|mère|père|colocs|coloc|famille|ex|seul|seule|loyer|bruit|centre|hôtel|paris|london|studio|belleparents|conjoint|copain|copine|mari|femme|café|voiture|foyer ; cidade|casa|apartamento|país|bairro|rua|campo|aldeia|pais|mãe|pai|sogra|sogros|colegas|família|ex|sozinho|sozinha|aluguel|renda|barulho|centro|hotel|paris|london|são|rio|porto|nova|república|namorado|namorada|marido|mulher|café|carro|quarto
misery: dolor|agonía|miseria|soledad|sufrimiento|mundo|infierno|angustia|vacío|culpa|pena|miedo|tristeza|depresión|mí|pesadilla ; douleur|souffrance|monde|solitude|misère|enfer|angoisse|vide|peine|peur|culpabilité|tristesse|dépression|honte|moimême|cauchemar ; dor|agonia|miséria|solidão|sofrimento|mundo|inferno|angústia|vazio|culpa|pena|medo|tristeza|depressão|mim|pesadelo
`);
const statements = inEach(`
<want>|<going> ~2 <die>
<kill_me>|<hurt_me>|<wish_dead>|<letter>
<want>|<going> ~1 <finish>
<not_want> ~1 <more>? ~1 <live>
<not_want> <more>? <live> <more>? <where> ~2 <misery>
<sleep>|<want> ~5 <not_wake>
<better> ~4 <without_me>
<without_me> ~5 <better>
<nobody> ~3 <would_miss>
<thinking> ~2 <suicide>
<my_life> <more>? <worthless>
<no_reason> ~1 de|para|pour|pra|d <live>
<tired> ~1 <of_living>
<swallow> ~3 <pills> ~3 todas|tous|toutes|todos|muchas|trop
<swallow> todas|tous|toutes|todos|muchas|muitos|trop ~2 <pills>
<want>|<going> ~2 <jump> ~3 <heights>
<soon> ~1 <end_now> $
`);

/** Signs of a plan, in every word order; `vanish` is also said about holidays. */
const plans = createTable(`
decided: decided_to|made_up_my_mind_to|chosen_to ; beschlossen|entschieden ; decidido|decidí ; décidé ; decidi|decidido
die: die|end_my_life|kill_myself|be_gone_for_good|end_it_all ; sterben|umzubringen|zu_sterben|mein_leben_zu_beenden|zu_gehen_für_immer ; morir|matarme|morirme|quitarme_la_vida ; mourir|me_tuer|me_suicider|en_finir ; morrer|me_matar|matar_me|tirar_minha_vida
i_stand: im|i_am|standing|sitting|climbed ; stehe|steh|sitze|bin|klettere ; estoy|subí|parada|parado|subida|subido ; suis|monté|montée|debout ; estou|tô|to|subi
heights: bridge|roof|rooftop|ledge|balcony|cliff|tracks|parking_garage|platform ; brücke|dach|dachkante|hochhaus|klippe|balkon|gleisen|gleise|bahnsteig ; puente|azotea|tejado|cornisa|balcón|acantilado|vías|andén ; pont|toit|corniche|balcon|falaise|rails|voie|quai ; ponte|telhado|terraço|varanda|penhasco|trilhos|plataforma|parapeito
jump: jump|let_go|step_off|come_back|coming_back|end_it|climb_down|strength ; springen|springe|runter|zurück|kraft|loslassen|ende ; saltar|salto|tirarme|lanzarme|soltarme|volver|fuerzas ; sauter|saute|lâcher|revenir|me_jeter|en_finir|la_force ; pular|pulo|saltar|me_jogar|soltar|voltar|forças
think: think|thinking|thought|imagine|want|feel_like|urge ; denke|dachte|überlege|will|stelle_mir|möchte|denk ; pienso|pensado|pensando|quiero|ganas|imagino ; pense|pensé|envie|veux|imagine|songe|jpense ; penso|pensei|pensando|vontade|quero|imagino
crash: drive|driving|crash|crashing|swerve|steer|steering ; fahre|fahren|lenken|rasen|steuern|fahr ; estrellar|estrellarme|chocar|estamparme|girar ; foncer|rentrer|percuter|encastrer|braquer|planter ; jogar|bater|enfiar|virar|lançar
obstacle: tree|wall|oncoming|truck|pole|divider|guardrail ; baum|mauer|wand|brückenpfeiler|lkw|gegenverkehr|leitplanke ; árbol|muro|pared|camión|poste|barranco ; arbre|mur|camion|platane|poteau|ravin ; árvore|muro|parede|caminhão|poste|barranco
how_many: how_many|how_much ; wie_viele|wieviele ; cuántas|cuántos|cuantas ; combien_de|combien ; quantos|quantas
pills: sleeping_pills|painkillers|paracetamol|tylenol|ibuprofen|antidepressants ; schlaftabletten|schmerztabletten|paracetamol|ibuprofen|antidepressiva ; pastillas_para_dormir|somníferos|paracetamol|tranquilizantes|antidepresivos ; somnifères|paracétamol|doliprane|calmants|antidépresseurs ; comprimidos_pra_dormir|comprimidos_para_dormir|soníferos|paracetamol|calmantes|remédios_pra_dormir
much: too_many|too_much|at_once|would_it_take|does_it_take|not_wake|never_wake|stop_my ; zu_viele|zu_viel|auf_einmal|braucht|reichen|nicht_mehr_aufwachen ; demasiadas|demasiados|de_golpe|hacen_falta|no_despertar|bastan ; trop|dun_coup|faut|pas_se_réveiller|suffisent|suffit ; demais|de_uma_vez|preciso|não_acordar|bastam
drugs: pills|tablets|meds|medication|painkillers|tylenol|sleeping_pills ; tabletten|pillen|medikamente|schlaftabletten ; pastillas|medicamentos|medicinas|pastilla|pastis ; médicaments|cachets|comprimés|somnifères|médocs ; remédios|comprimidos|medicamentos|remédio|soníferos
hoard: saving|saved|collecting|collected|hoarding|stashed|stockpiling|counted|count ; sammle|gesammelt|horte|gehortet|spare|aufgehoben|zähle|zähl|behalte|reicht ; junto|juntando|guardo|guardando|guardé|acumulo|ahorrando|cuento ; garde|gardé|accumule|accumulé|stocke|stocké|mets|compte|je_sais_combien|combien_il_y_en_a ; guardei|guardo|guardando|juntei|junto|juntando|conto
long: weeks|months|days|in_secret|under_my|every_night|enough|know_how_many ; wochen|monaten|tagen|heimlich|alle|jeden_abend|reicht|genug|inzwischen ; semanas|meses|días|todas|escondidas|de_golpe|suficientes|cada_noche ; semaines|mois|jours|tous|dun_coup|cachette|assez|je_sais_combien|combien ; semanas|meses|dias|todos|escondido|de_uma_vez|suficientes|toda_noite
my_attempt: my|i_made_a|ive_made_a|after_a|survived_a ; mein|meinem|meinen|einem ; mi|tuve_un|hice_un|otro ; ma|fait_une|une_autre|à_une ; minha|tive_uma|fiz_uma|outra
attempt: suicide_attempt|attempted_suicide ; suizidversuch|selbstmordversuch|suizidversuche ; intento_de_suicidio ; tentative_de_suicide|ts ; tentativa_de_suicídio
tried: i_tried_to|ive_tried_to|i_have_tried_to ; habe_versucht|hab_versucht|versucht_habe ; intenté|traté_de|he_intentado ; jai_essayé|jai_tenté ; tentei|tinha_tentado|já_tentei
limb: arm|arms|legs|thighs|wrists ; arm|arme|beine|oberschenkel|handgelenke|unterarm ; brazo|brazos|piernas|muslos|muñecas ; bras|jambes|cuisses|poignets ; braço|braços|pernas|coxas|pulsos
full: full|covered|fresh|new ; voll|voller|frische|übersät ; lleno|llenos|llenas|cubiertos|nuevos ; plein|pleins|pleines|couverts|couvertes|nouvelles ; cheio|cheios|cheias|cobertos|novos
cuts: cuts|scars|wounds ; schnitte|schnitten|narben|schnittwunden ; cortes|cicatrices|heridas ; coupures|cicatrices|entailles ; cortes|cicatrizes|feridas
mourn: dont_be_sad|dont_cry|dont_miss_me|dont_blame|you_wont_miss ; sei_nicht_traurig|nicht_traurig|weint_nicht|vermisst_mich_nicht ; no_estés_triste|no_llores|no_lloren|no_me_extrañes ; sois_pas_triste|ne_sois_pas_triste|pleure_pas|ne_pleurez_pas|ne_pleure_pas ; não_fique_triste|não_fica_triste|não_chore|não_chora
gone: not_here_anymore|no_longer_here|not_around_anymore|im_dead|not_alive ; nicht_mehr_da|nicht_mehr_hier|nicht_mehr_bin|tot_bin ; ya_no_esté|no_esté_aquí|haya_muerto|no_exista ; plus_là|serai_plus|serai_morte|serai_mort|plus_ici ; não_estiver_mais|não_estiver_aqui|tiver_morrido|não_existir
painless: least_painful|painless|fastest|easiest|quietest ; schmerzloseste|schmerzlos|schnellste|einfachste|ohne_schmerzen ; menos_dolorosa|sin_dolor|más_rápida|más_fácil ; moins_douloureuse|sans_douleur|plus_rapide|sans_souffrir ; menos_dolorosa|sem_dor|mais_rápida|mais_fácil
cut: cut|slashed|sliced ; aufgeschnitten|aufgeritzt|geschnitten|geritzt ; cortar|corté|cortado|cortarme ; ouvert|ouvrir|entaillé|tailladé|coupé ; cortei|cortar|cortado
again: again|last_night|another_time ; wieder|schon_wieder|erneut ; otra_vez|de_nuevo|volví_a|vuelto_a ; encore|de_nouveau|à_nouveau ; de_novo|outra_vez|voltei_a
this_life: this_life|living_like_this ; dieses_leben|das_leben ; esta_vida|mi_vida ; cette_vie|ma_vie ; essa_vida|esta_vida|minha_vida
unbearable: cant_take|cant_stand|cant_bear ; ertrage|halte ; no_aguanto|no_soporto ; ne_supporte_plus|supporte_plus|nen_peux_plus_de ; não_aguento|não_suporto
died: died|passed_away|is_gone ; gestorben|tot_ist|verloren ; murió|falleció|se_fue ; mort|morte|décédé|décédée|parti ; morreu|faleceu|se_foi
follow: follow_him|follow_her|following_him|following_her|joining_him|joining_her|join_him|join_her|be_with_him|be_with_her|going_to_him|going_to_her|go_to_him|go_to_her|go_be_with|im_coming ; ihm_folgen|ihr_folgen|ihm_zu_folgen|ihr_zu_folgen|hinterher|zu_ihm|zu_ihr|bei_ihm_sein|bei_ihr_sein ; irme_con|seguirlo|seguirla|reunirme|irme_con_él|irme_con_ella|estar_con_él|estar_con_ella|me_voy_con ; le_rejoindre|la_rejoindre|le_suivre|la_suivre|aller_le_rejoindre|aller_la_rejoindre|être_avec_lui|être_avec_elle|la_retrouver|le_retrouver ; ir_atrás|segui_lo|segui_la|ir_com_ele|ir_com_ela|encontrar_com|ficar_com_ele|ficar_com_ela|vou_com_ele|vou_com_ela
at_hand: in_front_of_me|in_my_hand|next_to_me ; vor_mir|in_der_hand|neben_mir ; delante|en_la_mano|a_mi_lado ; devant_moi|dans_la_main|à_côté_de_moi ; na_minha_frente|na_mão|do_meu_lado
took: i_took|ive_taken|i_swallowed|ive_swallowed|i_have_taken ; genommen|geschluckt ; tomé|tragué|he_tomado ; pris|avalé ; tomei|engoli
too_many: too_many|too_much|a_whole_bottle|all_of|all_my|all_the|a_lot_of|a_bunch_of|lots_of|a_ton_of ; zu_viele|zu_viel|alle|eine_ganze_packung|einen_haufen|jede_menge|ganz_viele ; demasiadas|demasiados|todas|todos|un_frasco|un_montón|muchas|muchos ; trop|tous|toutes|une_boîte|plein_de|beaucoup_de|un_tas_de ; demais|todos|muitos|um_frasco|um_monte|monte_de|um_bocado
wish: pray|hope|wish ; bete|hoffe|wünsche|wünschte ; rezo|ojalá|deseo|ruego ; prie|espère|voudrais|souhaite ; rezo|queria|peço|espero
heart: heart|breathing ; herz|atem ; corazón ; cœur ; coração
stops: stops|stop|gives_out ; stehen_bleibt|aufhört|stehenbleibt ; pare|detenga ; sarrête|lâche ; pare|parar
no_exit: no_way_out|no_other_way|only_way_out ; keinen_ausweg|kein_ausweg|einzige_ausweg ; otra_salida|única_salida ; autre_issue|seule_issue|autre_solution ; outra_saída|única_saída
death: death|dying|die ; tod|sterben ; morir|morirme|muerte ; mort|mourir ; morrer|morte
settled: everything|affairs|all ; alles ; todo ; tout ; tudo
way: way|method|ways ; art|weg|methode ; manera|forma|método ; façon|manière|méthode ; maneira|forma|jeito|método
dying: die|go|end_it ; sterben|gehen|zu_sterben ; morir|irse|morirse ; mourir|partir|de_mourir ; morrer|partir|de_morrer
last_day: today_is_the_last_day|tonight_is_the_last_night ; heute_ist_der_letzte_tag ; hoy_es_el_último_día ; aujourdhui_cest_le_dernier_jour|aujourdhui_est_le_dernier_jour ; hoje_é_o_último_dia
chosen: picked_the_day|chosen_the_day|set_the_day|picked_a_day|chosen_a_day|set_a_date|picked_a_date|chosen_a_date|picked_the_date|chosen_the_date|picked_the_night ; ausgesucht|festgelegt|gewählt|beschlossen ; elegí|elegido|decidido|fijado ; choisi|décidé|fixé ; escolhi|decidi|marquei
i_die: i_die|im_going_to_die|ill_die ; ich_sterbe|ich_sterben ; voy_a_morir|moriré|me_muero|me_mato ; je_vais_mourir|je_meurs|je_mourrai ; vou_morrer|morro|me_mato|morrerei
vanish: disappear|vanish ; verschwinden|abtauchen ; desaparecer|perderme ; disparaître|méclipser ; sumir|desaparecer
holiday: week|weeks|weekend|days|beach|sea|mountains|island|hours|woods|month|months|phone ; woche|wochen|wochenende|tage|strand|meer|berge|insel|stunden|wald|monat|handy ; semana|semanas|finde|días|playa|mar|montaña|isla|horas|bosque|mes|móvil|camino ; semaine|semaines|weekend|jours|plage|mer|montagne|île|heures|forêt|mois|portable|téléphone ; semana|semanas|feriado|dias|praia|mar|serra|ilha|horas|mato|mês|celular
`);
const planned = plans.inEach(`
<decided>|<tried> ~3 <die>
<i_stand> ~4 <heights> ~7 <jump>
<think> ~5 <crash> ~4 <obstacle>
<think> ~6 <obstacle> ~2 <crash>
<how_many> ~2 <pills> ~3 <much>
<drugs> ~4 <hoard> ~4 <long>
<hoard> ~4 <drugs> ~5 <long>
<hoard> ~2 <long> ~3 <drugs>
<my_attempt> ~2 <attempt>
<limb> ~4 <full> ~2 <cuts>
<full> ~2 <cuts> ~4 <limb>
<mourn>|<settled> ~5 <gone>
<painless> ~2 <way> ~3 <dying>
<way> ~2 <painless> ~3 <dying>
<took> ~4 <too_many> ~3 <drugs>
<took> ~3 <drugs> ~1 <too_many>
<too_many> ~3 <drugs> ~2 <took>
<wish> ~6 <heart> ~2 <stops>
<no_exit> ~4 <death>
<again> ~4 <limb> ~1 <cut>
<again> ~3 <cut> ~2 <limb>
<cut> ~2 <limb> ~2 <again>
<unbearable> ~2 <this_life>
<died> ~7 <follow>
<drugs> ~1 <at_hand>
<chosen> ~6 <i_die>
<last_day> of|de|da|meines ~1 life|vida|vie|lebens
`);

const german = `
ich ~3 will|möchte|würde|wäre|wär|wünschte ~3 sterben|tot|verschwinden|krepieren
ich ~2 will|möchte|mag|kann nicht|nimmer mehr? ~1 leben|da|weiterleben|aufwachen|existieren|weiter
ich ~2 will|möchte|mag|kann nicht|nimmer mehr? mit|in|unter ~2 schmerz|schmerzen|welt|leid|schuld|angst|einsamkeit leben
keine|keinen lust|kraft|grund|sinn ~2 leben|weiterzuleben|weiterzumachen
ich ~4 nicht|nie mehr|wieder ~1 aufwachen|weiterleben|leben|da_sein|hier_sein
einschlafen|schlafen ~6 nicht|nie mehr|wieder aufwachen
nicht|nie mehr|wieder aufwachen $|wollen|müssen
ich ~2 mir selbst ~1 weh|schmerzen|leid|was
no le? veo|encuentro ~2 sentido a la|mi vida / não|nao vejo|encontro ~2 sentido na|em|pra vida|viver
ich ~3 ritze|ritz|geritzt|selbstverletzt|schneide_mich|mich_geschnitten|verletze_mich|mich_ritze
mich ~2 selbst|wieder|absichtlich ~1 verletzen|verletze|verletzt|schneide|geschnitten
halte|ertrage ~2 leben|alles nicht|nimmer ~1 aus|mehr|$
niemand|keiner|keinem ~3 vermissen|vermisst|merken|auffallen|fehlen
mich ~2 umbringen|umbringe|umzubringen|aufhängen|aufzuhängen|erhängen|erschießen|umgebracht
ich ~3 mich ~2 töten|erschießen|ritze|ritzen|geritzt|verletze|verletzen
mir ~2 das|mein leben ~1 nehmen|nehme|zu
mir ~1 was|etwas an|antun|anzutun
meinem|mein|dem leben ~3 ende|beenden|schluss
mach|mache ~3 ein_ende|schluss $|mit_allem|damit
will|werde ~3 allem|dem_leben|meinem_leben ~1 ein_ende|ende
schluss mit allem|meinem_leben|dem_leben
ich ~5 tot sein|wäre
ich ~1 wünschte ~3 tot|nie|nicht geboren|da
ich ~4 selbstmord|suizid|selbstmordgedanken|suizidgedanken|suizidal|lebensmüde
selbstmordgedanken|suizidgedanken|suizidal|abschiedsbrief|abschiedsbriefe
mein|das leben ~4 keinen|kein|nicht ~1 sinn|lebenswert|wert
ohne mich ~6 besser|leichter|einfacher|glücklicher|froh|dran
besser|leichter|einfacher|welt|alle|familie ~3 ohne mich
ich ~3 kann|halte|will nicht mehr weiter|leben|weiterleben
ich|mich ~4 von|vor ~3 brücke|dach|hochhaus|zug|bahn|balkon ~2 springen|werfen|stürzen|schmeißen|springe|werfe
alle|viele|meine|zu_viele tabletten ~2 nehmen|schlucken|genommen|geschluckt
müde|satt|leid ~2 zu leben / lebens müde
lebe|leben ~1 nicht mehr gern|gerne
will|möchte|mag|wünsche|wünschte ~3 dass es|alles|das_alles|der_schmerz ~2 aufhört|vorbei|endet|ist
wenn|wenns es? mich ~1 nicht mehr? gäbe|gibt|gebe
wenn|wärs|wäre ich ~3 nicht_mehr|weg|tot ~2 da|wär|wäre|bin|besser
ich ~3 last|belastung|ballast für alle|meine|jeden|euch|andere
allen|jedem|meiner_familie ~2 last|belastung|ballast|zur_last
keiner|niemand|keinen|niemanden ~4 interessieren|stören|weinen|jucken|kümmern|merken|fehlen
leben|dasein|existieren ~3 sinnlos|wertlos|nur_noch_qual|unerträglich|eine_qual|nichts_wert|satt
wozu|warum|wofür ~1 noch|überhaupt leben|weitermachen|aufstehen|lebe|da_sein
gehör|gehöre|passe ~2 nicht in|auf diese|die welt
für immer ~1 schlafen|einschlafen|weg
am liebsten ~3 tot|nicht_mehr|gar_nicht_mehr|weg|verschwinden|sterben|unsichtbar
abschied ~2 genommen|nehmen ~2 von allen|der|meiner
finger ~2 in den hals|rachen / übergebe|erbreche|kotze mich|nach ~2 essen|mahlzeit|absichtlich
seit|nichts|nicht|kaum ~4 gegessen|essen ~4 fett|dick|dünn|abnehmen|wiege|verdient|trotzdem
hunger|hungere|hungern ~4 mich|dünn|fett|abnehmen
lieber tot als? so|weiter|weiterleben|$
ich ~1 schneide mir ~5 arm|arme|armen|bein|beine|unterarm|oberschenkel|haut
wenn ich springe ~4 vorbei|ruhe|endlich / bring|bringe ich mich ~3 um $ / alle ~1 schlaftabletten|tabletten|pillen $
ich ~2 will|möchte|mag nicht mehr auf|in ~1 welt|erde sein|bleiben
`;

const germanHints =
  'alles_geregelt|schon_geregelt|das_letzte_mal_dass|letztes_mal_gesehen|keine_sorgen_mehr_um_mich|nie_mehr_wiedersehen|endlich_ruhe|wär_ruhe|keinen_sinn_mehr|keine_kraft_mehr|ich_kann_nicht_mehr|kann_einfach_nicht_mehr|alles_egal|nicht_mehr_da|bald_weg|nicht_mehr_lange|schluss_mit|ein_ende|am_ende|ich_geb_auf|ich_gebe_auf|kein_ausweg|keinen_ausweg|verzeiht_mir|passt_auf_meinen';

const japaneseSelf = '私|自分|俺|僕|わたし|あたし|おれ|ぼく';
const japanese = `
死ぬ|死ぬこと ~2 決め|決心
死ぬ|死 以外 ~4 道|方法|ない|見えな
薬|睡眠薬 を? 飲みすぎ|全部飲んだ|飲み過ぎ
心臓|息 が ~2 止まれ|止まって|止まら ~2 い|ば
自分|体 を 傷つけ|切ら ~4 落ち着|いられ
今夜|今日|明日|今晩 ~2 全部|すべて|全て|何もかも を? 終わりにする|終わりにします|終わらせる
屋上|橋|ベランダ|ホーム|線路|電車|崖 に|の ~9 飛び降り|飛び込|落ちよう
木|壁|電柱|対向車|トラック に 突っ込|ぶつか ~4 思|たい|たく|考
何 錠|粒 ~4 死|危険|目が覚め
死にたい|しにたい|死のう|死んでしまいたい|死んじゃいたい|死んだほうがいい|死んだ方がいい|死んだほうがまし|死んだ方がまし|死ねたら|死ねば楽|死なせてください|死ぬしかない|死ぬつもり|消えたい|消えてしまいた|消えちゃいた|消えてなくなりた|消えてしまえ|いなくなりたい|いなくなってしまいた|いなくなってしまえ|リスカ|リストカット|アムカ|自傷|レグカ|手首_切|オーバードーズ
自殺 の|を|が|も ~6 考|頭|浮か|方法
自殺|飛び降り|首吊り|飛び込み ~1 しよう|したい|したく|しそう|するつもり|しか
首 を 吊|くくり|つり
生き|生きて|存在して ~1 いたく|たく な
生きる|生きている|生きてる|生きていく|生きること の|のに|意味|価値|気力|資格|理由|に が|も|は|疲 ~4 つら|辛|嫌|い|な|し|無|れ|苦
生きて|生き いけない|いけません|いけそうにない|いられない|ていけない|ていられない
遺書|いしょ ~3 書|か|残|用意
自分|私|僕|俺|体|自分の体 を? ~2 傷つけ|痛めつけ
腕|手首 を? ~1 切っ|切り|傷つけ
${japaneseSelf} ~3 いない ほう|方 ~6 楽|いい|幸|まし
${japaneseSelf}|もう ~6 いなくなれ|いなくなった|死んで|消えて|いなくて|死んだ も|ら|って|ば ~4 誰|だれ|みんな|悲|困|気|いい|楽
誰|だれ も ~4 悲しま|困ら|気づか|泣か な
目|朝|明日 が 覚め|来 ~2 なければ|なきゃ|なくて|なかったら|ないで
二度と|もう|永遠に|ずっと ~4 目 ~2 覚め ~2 な|た
眠った|寝た|眠っ まま|て ~8 起き|目|死
生まれて こなければ|こなきゃ|こなかったら|くるんじゃ
人生|命|全部|すべて|全て|何もかも|もう を? ~1 終わらせたい|終わりにしたい|終わらせよう|断ちたい|絶ちたい|終えたい|終わりたい
楽に なりたい|なれる ~2 $|死
この世|世の中 から|に ~2 いな|消え|いた
薬|睡眠薬 を? ~3 全部|大量|たくさん|飲み|いっぱい ~3 飲|すぎ|ん
食べて|食べては|過食 ~3 吐|嘔吐
妻|夫|母|父|あの人|彼|彼女 の ところ|もと|そば へ|に 行こう|行きた ~4 決め|思|$
`;
const japaneseHints =
  '最後だと思|見るの最後|あなたが最後|春までいない|落ち着いています|もう無理|限界|どうでもいい|どうでもよく|意味ない|意味がない|意味が無い|疲れ果て|もういない|いないと思う|いないから|いなくなる|さよなら|さようなら|もういません|最後の_メッセージ|もう頑張れない|終わりにする|生きるの|何もかも|ごめんね_みんな';

/** Statements that the table does not cover: being a burden, wanting it to stop, not eating. */
const others = `
me jeter dessous|sous / mañana|amanhã|demain ~2 estoy|estaré|estou|estarei|serai muerto|muerta|morto|morta|mort|morte $
死んだ ほう|方 が ~4 楽|いい|まし / 死 ぬ 日 を|は ~3 決め|選 / また ~1 足|脚|太もも を ~2 切っ
soy|suis|être|sou|ser ~2 carga|estorbo|fardeau|poids|boulet|peso|fardo|estorvo para|de|pour|pra|$
quiero|necesito|ojalá|veux|voudrais|aimerais|quero|queria|preciso ~2 que ~1 todo|esto|pare|acabe|termine|el_dolor|ça|tout|cela|la_douleur|tudo|isto|isso|a_dor ~1 pare|acabe|termine|cese|sarrête|cesse|finisse|arrête|passe
me ~2 provoco|provocarme|fais|faire ~1 vómito|vomitar|vomir / provoco|forço|provocar|forçar ~1 vómito|vômito
dedo|dedos|doigts ~3 garganta|gorge / vomito|vomitar|vomis|vomir después|tras|depois|après ~2 comer|refeições|tudo|cada|lo|repas|manger|chaque
no|sin|días|não|sem|dias ~2 comido|comer|como|comi ~5 gorda|gordo|adelgazar|emagrecer|días|dias|merezco|mereço|peso
mange|mangé|manger ~2 plus|rien|pas ~5 grosse|gros|maigrir|jours|mérite|poids
no ~2 encajo|pinto|pertenezco ~2 en ~1 este|el mundo / não ~2 pertenço|encaixo|lugar ~2 a|neste|nesse|no|pra mundo|mim
pas|plus ~2 ma_place|à_ma_place ~2 dans|sur|ici|ce / à_quoi_bon|pourquoi ~1 continuer|vivre|me_lever|rester
cicatrices|cicatrizes|cortes|coupures ~4 brazo|brazos|piernas|muñeca|bras|cuisses|poignets|braço|braços|pernas|pulso
俺|私|自分|僕|あたし ~3 お荷物|迷惑|生きてちゃ|価値がない|必要ない|邪魔 ~3 だけ|しか|から|だ|いけない|思
誰にも|だれにも 必要|愛 とされ|され ~3 ない
楽になれ|楽になりたい|終わりに したい|できる|るかな|るのに
薬 を ~3 ためて|貯めて|集めて|数えて
吐く|吐いて|吐き|指 ~6 痩せ|太|体重|喉に|のどに
何日も|ずっと|三日|全然 ~2 食べてない|食べていない|何も食べて
生きてて|生きていて|生きてる ~2 いい|ごめん|意味|申し訳|しんどい|つらい|辛い|疲れた|価値
切って|切った|傷 ~3 血|落ち着|腕|手首|安心
`;

const italian = `
non voglio ~1 essere|stare viva|vivo
nessuno ~2 sentirebbe|sentirà|mancanza|mancherei|mancherebbe
non ce la faccio più? $|a|vivere
voglio|vorrei|penso|pensato|pensando|intendo ~2 morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|tagliarmi|sparire|farla
suicidarmi|impiccarmi|togliermi_la_vita|farla_finita|mi_faccio_del_male|pensieri_suicidi|suicidari|lettera_daddio
mi ~1 ammazzo|uccido|suicido|taglio $|le|i|oggi|stasera
voglio|vorrei ~1 farmi del? male
porre fine ~2 vita
non ~1 voglio|posso|riesco ~1 più vivere|esistere|andare|svegliarmi
vorrei ~3 morto|morta|nato|nata|svegliarmi|dormire
meglio ~3 senza di? me / senza di? me ~3 meglio
mia vita ~3 non ~2 senso|vale
non|nessun|nessuna ~2 motivo|ragione ~2 vivere
prendere|ingoiare tutte|tutti|molte ~2 pillole|pastiglie|farmaci
buttarmi|gettarmi ~3 ponte|tetto|treno|finestra|balcone
pensando|pensato|penso al suicidio|morire / stanco|stanca di vivere|questa
`;

const asking = `
cómo|como|comment|wie ~1 morir|morrer|mourir|sterben sin|sem|sans|ohne dolor|sufrir|sofrer|dor|souffrir|douleur|schmerzen
wie ~3 mich ~2 umbringen|töten|erhängen
cómo|como|comment|come ~2 suicidarme|matarme|ahorcarme|me_suicider|me_tuer|me_suicidar|me_matar|enforcar|suicidarmi|uccidermi|ammazzarmi
楽な|確実な|痛くない|苦しくない 死に|死ぬ|自殺 方
`;

const jest = `${inEach(`
<live> <more>? <where> <the>? <the>? <places>|#other
<live> <more>? <places>
no|não|nao|ne|n|nunca|jamais|jamás <want>|<going> ~2 <die>|<kill_me>
<want>|<going> pas ~1 <die>|<kill_me>
<hurt_me> ~3 <by_chance>
`)}${plans.inEach('<vanish> ~6 <holiday>')}
${inEach('<want>|<kill_me> ~2 <die>? ~4 curtí|likeé|liké|likée|curti|curtido|mandé|envié|envoyé|mandei|enviei|postei|publiqué|costó|cuenta|precio|grupo|figurinha|foto|photo|olvidó|olvidé|esqueci|oublié|vergüenza|vergonha|honte')}
hat|haben mich ~1 umgebracht
週間|日|海|島|山|旅|休み ~6 消えたい|消えてしまいたい|いなくなりたい
morir|mourir|morrer antes|de_pie|plutôt|que|de_vieja|de_viejo|a_rire|libre
plutôt|prefiero|preferiría|prefiro|preferia mourir|morir|morrer antes|que|de|do|a
なしでは|ないと|なきゃ 生きて い
恥ずかし|眠|暑|寒|嬉し|面白|笑|可愛|かわい|好き|会い ~6 死|消え|死にたい|死にそう|消えたい|消えちゃいたい|いなくなりたい
死にたい|消えたい くらい|ぐらい|ほど|のか|ということ|なら|んだろ|か
映画|ドラマ|小説|漫画|アニメ|ゲーム|主人公|キャラ|ヒーロー|歌|曲|歌詞|ニュース ~9 死|自殺|消え|遺書|生き
死|自殺 ~6 映画|ドラマ|小説|漫画|アニメ|シーン|キャラ
`;

export const riskAbroad = {
  statements: `${statements}${planned}${german}${others}${japanese}${italian}`,
  hints: `${inEach('<hints>')}${germanHints}|${japaneseHints}`,
  asking,
  jest,
} as const;
