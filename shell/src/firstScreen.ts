import { until } from '@shop/ui';

/** The `<template>` that holds the scripts of a page that begins with pictures: what stands in one is not fetched. */
export const heldScriptsId = 'held-scripts';

/** The page's root has it until what a phone shows at first is there. */
export const firstScreenAttribute = 'data-first-screen';

/**
 * So long nothing of an island is laid out that stands further down, and none of its pictures is fetched: of
 * `content-visibility: auto` browsers lay out what is within two screens. Of a list no phone shows the fifth picture at first;
 * it is kept out of reach of the browser, which fetches what is within three screens, and its place stays. On phones whose
 * screens show none of it.
 */
export const firstScreenRules =
  `${until('tablet')} and (height<950px){` +
  `[${firstScreenAttribute}] [data-later]{content-visibility:hidden!important}` +
  `[${firstScreenAttribute}] li:nth-child(n+5) img{translate:0 -9999px}}`;

/** Milliseconds after which nobody waits for pictures any longer: a connection that is slower has other troubles. */
const longest = 1000;

/** Milliseconds after which nothing is left out any longer, whatever became of the scripts. */
const latest = 4000;

/**
 * Stands in the head of a page that begins with pictures, and has the browser do first what is seen first. Once the pictures are painted that the page
 * begins with, the scripts are fetched that are held, in their order, and after them what stands further down: on a slow
 * connection they would share it, and a page is looked at before it is pressed. Whoever touches, types or scrolls, or comes to a part of
 * the page, sees the rest at once. Constant, as the Content-Security-Policy admits it by its hash; the scripts are markup of the page, since no
 * text becomes an address of script here.
 */
export const firstScreenScript =
  '(function(page,root){' +
  'var isParsed;' +
  `if(!location.hash)root.setAttribute("${firstScreenAttribute}","");` +
  `function showRest(){root.removeAttribute("${firstScreenAttribute}")}` +
  'function start(){' +
  `var held=page.getElementById("${heldScriptsId}");` +
  'if(!held)return;' +
  'held.content.querySelectorAll("script").forEach(function(script,index,all){' +
  'script.async=false;' +
  // What counts as the page's load ends with them, if it has not yet.
  'if(index==all.length-1)script.onload=script.onerror=function(){' +
  'page.readyState=="complete"?showRest():addEventListener("load",showRest)}});' +
  'held.replaceWith(held.content)}' +
  'function look(){' +
  'var pictures=[].slice.call(page.querySelectorAll("img[fetchpriority=high]"));' +
  'if((isParsed||pictures.length)&&pictures.every(function(picture){return picture.complete}))' +
  // The frame after next begins when the one is on the screen in which they are painted.
  'requestAnimationFrame(function(){requestAnimationFrame(start)})}' +
  // They are heard on their way down to the picture: they do not bubble.
  'page.addEventListener("load",look,true);' +
  'page.addEventListener("error",look,true);' +
  '["scroll","touchstart","keydown"].forEach(function(sign){page.addEventListener(sign,showRest)});' +
  `page.addEventListener("DOMContentLoaded",function(){isParsed=true;look();setTimeout(start,${longest});setTimeout(showRest,${latest})})` +
  '})(document,document.documentElement)';
