/** January 2017, by code. Source: Rijden de Treinen (CC0), see database/reference/README.md. Changes: stations.ts. */
export const STATION_LIST = `
ac Abcoude; adh Leeuwarden Achter d Hoven|Achter de Hoven|Achter d.H
ah Arnhem Centraal|Arnhem C.|Arnhem C; ahp Arnhem Velperpoort|Velperpoort|Velperprt
ahpr Arnhem Presikhaaf|Presikhaaf; ahz Arnhem Zuid|Arnhem Z; akl Arkel; akm Akkrum
alm Almere Centrum|Almere C.|Almere C; almb Almere Buiten|Buiten; almm Almere Muziekwijk|Muziekwijk
almo Almere Oostvaarders|Oostvaarders|Oostvaard; almp Almere Parkwijk|Parkwijk; amf Amersfoort
amfs Amersfoort Schothorst|Schothorst; aml Almelo; ampo Almere Poort|Almere Prt; amr Alkmaar
amri Almelo de Riet|de Riet; amrn Alkmaar Noord|Alkmaar N; ana Anna Paulowna|Anna Paulo
apd Apeldoorn; apdm Apeldoorn De Maten|De Maten; apdo Apeldoorn Osseveld|Osseveld; apg Appingedam
apn Alphen a/d Rijn|Alphen; arn Arnemuiden; asa Amsterdam Amstel|Amstel
asb Amsterdam Bijlmer ArenA|Bijlmer ArenA|Bijlmer A; asd Amsterdam Centraal|Amsterdam CS|Amsterdam
asdl Amsterdam Lelylaan|Lelylaan; asdm Amsterdam Muiderpoort|Muiderpoort|Muiderprt
asdz Amsterdam Zuid|Amsterdm Z; ashd Amsterdam Holendrecht|Holendrecht|Holendrcht; asn Assen
ass Amsterdam Sloterdijk|Sloterdijk; assp Amsterdam Science Park|Science Park|Scienceprk
atn Aalten; avat Amersfoort Vathorst|Vathorst; bd Breda; bde Bunde; bdg Bodegraven; bdm Bedum
bdpb Breda-Prinsenbeek|Prinsenbeek|Prinsenbk; bet Best; bf Baflo; bgn Bergen op Zoom|Bergen opZ
bhdv Boven-Hardinxveld|Boven-Hardinxv.|Boven-Har; bhv Bilthoven; bk Beek-Elsloo|Beek-E
bkf Bovenkarspel Flora|Bovenkarspel Fl.|Bovenk Flo
bkg Bovenkarspel-Grootebroek|Bovenkarspel-Gr.|Bovenk-Gr; bkl Breukelen; bl Beilen
bll Bloemendaal|Bloemendl; bmn Brummen; bmr Boxmeer; bn Borne
bnc Barneveld Centrum|Barneveld C.|Barnevld C; bnk Bunnik; bnn Barneveld Noord|Barnevld N
bnz Barneveld Zuid|Barnevld Z; bp Buitenpost; br Blerick; brd Barendrecht|Barendrcht; brn Baarn
bsd Beesd; bsk Boskoop; bsmz Bussum Zuid|Bussum Z; btl Boxtel; bv Beverwijk
bzl Kapelle-Biezelinge|Kapelle-Biezel.|Kapelle-Bi; cas Castricum; ck Cuijk; cl Culemborg
co Coevorden; cps Capelle Schollevaar|Schollevaar|Schollevr; cvm Chevremont
da Daarlerveen|Daarlervn; db Driebergen-Zeist|Driebergen; ddn Delden; ddr Dordrecht
ddrs Dordrecht Stadspolders|Stadspolders|Stadspldrs; ddzd Dordrecht Zuid|Dordrcht Z; dei Deinum
did Didam; dl Dalfsen; dld Den Dolder; dln Dalen; dmn Diemen; dmnz Diemen Zuid|Diemen Z; dn Deurne
dr Dieren; drh Driehuis; dron Dronten; drp Dronryp; dt Delft; dtc Doetinchem
dtch Doetinchem De Huet|De Huet; dtz Delft Zuid|Delft Z; dv Deventer
dvc Deventer Colmschate|Colmschate; dvd Duivendrecht|Duivendrt; dvn Duiven; dvnk De Vink
dwe De Westereen|Westereen; dz Delfzijl; dzw Delfzijl West|Delfzijl W; ec Echt
ed Ede-Wageningen|Ede-Wag; edc Ede Centrum|Ede C.|Ede C; edn Eijsden; egh Eygelshoven|Eygelshov
eghm Eygelshoven Markt|Eygelshoven Mrkt|Eygelsh M; ehs Eindhoven Strijp-S|Strijp-S; ehv Eindhoven
ekz Enkhuizen; eml Ermelo; emn Emmen; emnz Emmen Zuid|Emmen Z; es Enschede
ese Enschede De Eschmarke|De Eschmarke|Eschmarke; esk Enschede Kennispark|Kennispark; est Elst
etn Etten-Leur; fn Franeker; fwd Feanwalden; gbg Gramsbergen|Gramsbergn; gbr Glanerbrug; gd Gouda
gdg Gouda Goverwelle|Goverwelle; gdm Geldermalsen|Geldermlsn; gdr Gaanderen
gerp Groningen Europapark|Europapark; gk Grijpskerk; gln Geleen Oost|Geleen O; gn Groningen
gnd Hardinxveld-Giessendam|Hardinxveld-G.|Hardinxvld; gnn Groningen Noord|Groningn N; go Goor
gp Geldrop; gr Gorinchem; gs Goes; gv Den Haag HS|Dn Haag HS
gvc Den Haag Centraal|Den Haag C.|Den Haag C; gvm Den Haag Mariahoeve|Mariahoeve
gvmw Den Haag Moerwijk|Moerwijk; gw Grou-Jirnsum|Grou-Jirns; gz Gilze-Rijen|Gilze-Rij
had Heemstede-Aerdenhout|Heemstede-A.|Heemstede; hb Hoensbroek
hbzm Hardinxveld Blauwe Zoom|Blauwe Zoom|Blauwe Zm; hd Harderwijk; hdb Hardenberg; hde 't Harde
hdg Hurdegaryp; hdr Den Helder; hdrz Den Helder Zuid|Dn Heldr Z; hfd Hoofddorp; hgl Hengelo
hglg Hengelo Gezondheidspark|Hengelo Gezondh.|Gezondhprk; hglo Hengelo Oost|Hengelo O
hgv Hoogeveen; hgz Hoogezand-Sappemeer|Hoogezand-Sap.|Hoogezand; hil Hillegom; hk Heemskerk
hks Hoogkarspel|Hoogkrspl; hld Hoek van Holland Haven|Hoek v H. Haven|HvH Haven
hlds Hoek van Holland Strand|Hoek v H. Strand|HvH Strand; hlg Harlingen
hlgh Harlingen Haven|Harl Haven; hlm Haarlem; hlms Haarlem Spaarnwoude|Spaarnwoude|Spaarnwde
hlo Heiloo; hm Helmond; hmbh Helmond Brouwhuis|Brouwhuis
hmbv Helmond Brandevoort|Brandevoort|Brandevrt; hmh Helmond 't Hout|'t Hout
hmn Hemmen-Dodewaard|Hemmen-D; hn Hoorn; hnk Hoorn Kersenboogerd|Kersenboogerd|Hoorn Kers
hno Heino; hnp Hindeloopen|Hindeloopn; hon Holten; hor Hollandsche Rading|Holl. Rading|Hol Rading
hr Heerenveen; hrl Heerlen; hrlk Heerlen De Kissel|Hrl De Kissel|De Kissel
hrlw Heerlen Woonboulevard|Hrl Woonblvd|Heerlen W; hrn Haren; hrt Horst-Sevenum|Horst-Sev
hry Heerenveen IJsstadion|IJsstadion; ht 's-Hertogenbosch|Den Bosch; htn Houten
htnc Houten Castellum|Houten Cas; hto 's-Hertogenbosch Oost|Hertogenbosch O.|Dn Bosch O
hvl Hoevelaken; hvs Hilversum; hvsm Hilversum Media Park|Media Park
hvsp Hilversum Sportpark|Sportpark; hwd Heerhugowaard|Heerhugow
hwzb Halfweg-Zwanenburg|Halfweg-Zwanenb.|Halfweg-Zw; hze Heeze; ijt IJlst
kbd Krabbendijke|Krabbendke; kbk Klarenbeek|Klarenbk; kbw Koog Bloemwijk|Koog Bloem
klp Veenendaal-De Klomp|De Klomp; kma Krommenie-Assendelft|Krommenie-Ass.|Krommenie
kmr Klimmen-Ransdaal|Klimmen-R; kmw Koudum-Molkwerum|Koudum-M; kpn Kampen
kpnz Kampen Zuid|Kampen Z; krd Kerkrade Centrum|Kerkrade C.|Kerkrade C
krg Kruiningen-Yerseke|Kruiningen-Y.|Kruiningen; krw Kerkrade West|Kerkrade W; ktr Kesteren
kw Kropswolde; kz Koog aan de Zaan|Koog a.d. Zaan|Koog Zaan; kzd Koog-Zaandijk|Koog Zaand
laa Den Haag Laan v NOI|Laan v NOI; lc Lochem; ldl Leiden Lammenschans|Lammenschans|Leiden Lam
ldm Leerdam; ledn Leiden Centraal|Leiden C.|Leiden C; lg Landgraaf
lls Lelystad Centrum|Lelystad C.|Lelystad C; lp Loppersum; ltn Lunteren
ltv Lichtenvoorde-Groenlo|Lichtenvoorde-G.|Lichtenv-G; lut Geleen-Lutterade|Geleen-Lut
lw Leeuwarden; lwc Leeuwarden Camminghaburen|Camminghaburen|Camminghab; mas Maarssen
mdb Middelburg; mes Meerssen; mg Mantgum; mmlh Mook Molenhoek|Molenhoek|Mook Molen; mp Meppel
mrb Mariënberg; mrn Maarn; mss Maassluis; msw Maassluis West|Maassl W; mt Maastricht
mth Martenshoek|Martenshk; mtn Maastricht Noord|Maastr N
mtr Maastricht Randwyck|Maastricht Randw|Maastr Rw; mz Maarheeze; na Nieuw Amsterdam|Nw A'dam
ndb Naarden-Bussum|Naarden-Bu; nh Nuth; nkk Nijkerk; nm Nijmegen; nmd Nijmegen Dukenburg|Dukenburg
nmgo Nijmegen Goffert|Goffert; nmh Nijmegen Heyendaal|Nm Heyendaal|Heyendaal
nml Nijmegen Lent|Lent; ns Nunspeet; nsch Bad Nieuweschans|Nweschans; nvd Nijverdal
nvp Nieuw Vennep|Nw Vennep; nwk Nieuwerkerk a/d IJssel|Nieuwerkerk|Nieuwerkrk
nwl Schiedam Nieuwland|Nieuwland; o Oss; obd Obdam; odb Oudenbosch; odz Oldenzaal; omn Ommen
op Opheusden; ost Olst; ot Oisterwijk; otb Oosterbeek; ovn Overveen; ow Oss West|Oss W
pmo Purmerend Overwhere|Overwhere; pmr Purmerend; pmw Purmerend Weidevenne|Weidevenne; pt Putten
rai Amsterdam RAI|RAI; rat Raalte; rb Rilland-Bath|Rilland-Ba; rd Roodeschool|Roodeschl; rh Rheden
rhn Rhenen; rl Ruurlo; rlb Rotterdam Lombardijen|Lombardijen|Lombardije; rm Roermond; rs Rosmalen
rsd Roosendaal; rsn Rijssen; rsw Rijswijk; rta Rotterdam Alexander|Alexander
rtb Rotterdam Blaak|Blaak; rtd Rotterdam Centraal|Rotterdam C.|Rotterdam
rtn Rotterdam Noord|Rotterdm N; rtst Rotterdam Stadion|R'dam Stadion|R'dam Sta
rtz Rotterdam Zuid|Rotterdm Z; rv Reuver; rvs Ravenstein; sbk Spaubeek; sd Soestdijk; sda Scheemda
sdm Schiedam Centrum|Schiedam C.|Schiedam C; sdt Sliedrecht; sdtb Sliedrecht Baanhoek|Baanhoek
sgl Houthem-St Gerlach|Houthem-St Gerl.|Houthem-St; sgn Schagen; shl Schiphol Airport|Schiphol
sk Sneek; sknd Sneek Noord|Sneek N; sm Swalmen; sn Schinnen; sog Schin op Geul|Schin op G
sph Spekholzerheide|Spekholzer; spm Sappemeer Oost|Sappemr O; sptn Santpoort Noord|Santprt N
sptz Santpoort Zuid|Santprt Z; spv Simpelveld; srn Susteren; ssh Sassenheim; st Soest; std Sittard
stm Stedum; stv Stavoren; stz Soest Zuid|Soest Z; swd Sauwerd; swk Steenwijk; tb Tilburg
tbg Terborg; tbr Tilburg Reeshof|Reeshof; tbu Tilburg Universiteit|Tilburg Univers.|Tilburg Un
tg Tegelen; tl Tiel; tpsw Tiel Passewaaij|Passewaaij; twl Twello; uhm Uithuizermeeden|Uithuizerm
uhz Uithuizen; ust Usquert; ut Utrecht Centraal|Utrecht C.|Utrecht C; utg Uitgeest
utln Utrecht Lunetten|Lunetten; utlr Utrecht Leidsche Rijn|Leidsche Rijn|LeidscheRn
utm Utrecht Maliebaan|Maliebaan; uto Utrecht Overvecht|Overvecht; utt Utrecht Terwijde|Terwijde
utvr Utrecht Vaartsche Rijn|Vaartsche Rijn|VaartscheR; utzl Utrecht Zuilen|Zuilen; vb Voorburg
vd Vorden; vdg Vlaardingen Centrum|Vlaardingen C.|Vlaard C; vdl Voerendaal; vdm Veendam
vdo Vlaardingen Oost|Vlaard O; vdw Vlaardingen West|Vlaard W; vem Voorst-Empe|Voorst-E; vg Vught
vh Voorhout; vhp Vroomshoop; vk Valkenburg; vl Venlo; vlb Vierlingsbeek|Vierlingsb
vndc Veenendaal Centrum|Veenendaal C.|Veenendl C; vndw Veenendaal West|Veenendl W; vp Velp
vry Venray; vs Vlissingen; vss Vlissingen Souburg|Souburg; vst Voorschoten|Voorschtn
vsv Varsseveld; vtn Vleuten; vz Vriezenveen|Vriezenvn; wad Waddinxveen|Waddinxvn
wadn Waddinxveen Noord|Waddinxveen N.|Waddinxv N; wc Wijchen; wd Woerden; wdn Wierden; wf Wolfheze
wfm Warffum; wh Wijhe; wij Gulpen-Wijlre|Gulpen-W; wk Workum; wl Wehl; wm Wormerveer; wp Weesp
ws Winschoten; wsm Winsum; wt Weert; wtm Eijs-Wittem|Eijs-Witt; wtv Westervoort|Westervrt
wv Wolvega; ww Winterswijk|Winterswk; www Winterswijk West|Wintersw W; wz Wezep
ypb Den Haag Ypenburg|Ypenburg; za Zetten-Andelst|Zetten-And; zb Zuidbroek; zbm Zaltbommel
zd Zaandam; zdk Zaandam Kogerveld|Kogerveld; zh Zuidhorn; zl Zwolle; zlw Lage Zwaluwe|Lage Zwalu
zp Zutphen; ztm Zoetermeer; ztmo Zoetermeer Oost|Zoetermr O; zv Zevenaar
zvb Zevenbergen|Zevenbergn; zvt Zandvoort aan Zee|Zandvoort a Zee|Zandvoort
zwd Zwijndrecht|Zwijndrcht; zzs Zaandijk Zaanse Schans|Zaanse Schans|Zaanse S.
`
